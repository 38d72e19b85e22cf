import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Dragged {
  readonly from: number;
  /** Before which of the rows it would be let go. */
  readonly to: number;
}

/** Moves rows of a list by their handles: with a finger, which a browser's own dragging does not know, a pen or a mouse. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const watching = useRef<AbortController>(null);
  useEffect(() => () => watching.current?.abort(), []);

  const placeAt = (y: number): number => {
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    return middles.filter((middle) => middle < y).length;
  };
  const onPointerDown = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    // Neither a selection nor a click begins here.
    event.preventDefault();
    watching.current?.abort();
    const watch = new AbortController();
    watching.current = watch;
    const of = (other: { readonly pointerId: number }) => other.pointerId === event.pointerId;
    const options = { signal: watch.signal };
    const end = () => {
      watch.abort();
      setDragged(null);
    };
    setDragged({ from, to: from });
    window.addEventListener(
      'pointermove',
      (move) => of(move) && setDragged({ from, to: placeAt(move.clientY) }),
      options,
    );
    window.addEventListener('pointercancel', (cancel) => of(cancel) && end(), options);
    window.addEventListener(
      'pointerup',
      (up) => {
        if (!of(up)) return;
        const before = placeAt(up.clientY);
        end();
        // The row itself leaves its place free.
        const to = before > from ? before - 1 : before;
        if (to !== from) onMove(from, to);
      },
      options,
    );
  };
  return { list, dragged, onPointerDown };
}
