import { useEffect, useRef, useState } from 'preact/hooks';

// How far a finger may tremble before a tap becomes a drag.
const TREMBLE = 6;

export type Dropped = { readonly square: string | undefined; readonly place: number | undefined };

type Held<Thing> = { thing: Thing; x: number; y: number; moved: boolean };

export type Drag<Thing> = {
  readonly dragged: Thing | undefined;
  readonly at: { readonly x: number; readonly y: number };
  readonly lift: (thing: Thing, event: PointerEvent) => void;
  readonly justDragged: () => boolean; // the click that ends a drag is none
};

// Dragging by pointer events, alike for mouse, pen and finger.
export function useDrag<Thing>(onDrop: (thing: Thing, dropped: Dropped) => void): Drag<Thing> {
  const held = useRef<Held<Thing> | undefined>(undefined);
  const ended = useRef(0);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const [shown, setShown] = useState<{ thing: Thing; x: number; y: number } | undefined>(undefined);

  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      const now = held.current;
      if (!now) return;
      now.moved ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > TREMBLE;
      if (!now.moved) return;
      event.preventDefault();
      setShown({ thing: now.thing, x: event.clientX, y: event.clientY });
    };
    const onEnd = (event: PointerEvent): void => {
      const now = held.current;
      held.current = undefined;
      setShown(undefined);
      if (!now?.moved || event.type === 'pointercancel') return;
      ended.current = event.timeStamp;
      drop.current(now.thing, droppedAt(event.clientX, event.clientY));
    };
    addEventListener('pointermove', onMove, { passive: false });
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, []);

  return {
    dragged: shown?.thing,
    at: { x: shown?.x ?? 0, y: shown?.y ?? 0 },
    lift: (thing, event) => {
      if (event.button !== 0) return;
      held.current = { thing, x: event.clientX, y: event.clientY, moved: false };
    },
    justDragged: () => performance.now() - ended.current < 50 && ended.current > 0,
  };
}

// Under the finger: a square of the board, or a place of the rack.
export function droppedAt(x: number, y: number): Dropped {
  const under = document.elementFromPoint(x, y);
  const square = under?.closest<HTMLElement>('[data-square]')?.dataset['square'];
  const rack = under?.closest('.rack');
  if (square || !rack) return { square, place: undefined };
  const places = [...rack.querySelectorAll('li')];
  const before = places.findIndex(place => x < place.getBoundingClientRect().right);
  return { square: undefined, place: before < 0 ? places.length - 1 : before };
}
