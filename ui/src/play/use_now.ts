import { useEffect, useRef, useState } from 'preact/hooks';

const TICK = 50; // milliseconds: less than a tenth, the finest that a clock shows

// The time while a clock runs, told anew as soon as what is shown of it changes, and no oftener.
export function useNow(ticking: boolean, shown: (now: number) => string): number {
  const [now, setNow] = useState(Date.now);
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return undefined;
    const look = (before: number): number => {
      const at = Date.now();
      return latest.current(at) === latest.current(before) ? before : at;
    };
    const timer = setInterval(() => setNow(look), TICK);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
