import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

// A place that scrolls and shows the end of what it holds whenever something is added.
export function useEndInSight(count: number): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holder.current?.scrollTo({ top: holder.current.scrollHeight });
  }, [count]);
  return holder;
}
