import { type KeyboardEvent, type RefObject, useState } from 'react';

const ofRow = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-stop]')];
const columnOf = (stop: Element): number => Number(stop.closest<HTMLElement>('[data-column]')?.dataset['column']);

/** From a stop to the one beside it, or to that of the lane above or below whose time is closest. */
function stopAt(board: HTMLElement, stop: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...board.querySelectorAll('tbody tr')].map(ofRow).filter((stops) => stops.length > 0);
  const row = rows.findIndex((stops) => stops.includes(stop));
  const place = rows[row]?.indexOf(stop) ?? -1;
  if (key === 'ArrowRight') return rows[row]?.[place + 1];
  if (key === 'ArrowLeft') return rows[row]?.[place - 1];
  const distance = (other: HTMLElement): number => Math.abs(columnOf(other) - columnOf(stop));
  const next = rows[key === 'ArrowDown' ? row + 1 : row - 1];
  return next?.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The board is one stop of the Tab key, whatever it holds: the arrows go from one pickup or delivery to another. */
export function useReachedStop(board: RefObject<HTMLElement | null>, first: number | undefined) {
  const [chosen, setChosen] = useState<number | null>(null);
  const onFocus = ({ target }: { target: Element }) => {
    const id = target.closest<HTMLElement>('[data-stop]')?.dataset['stop'];
    if (id !== undefined) setChosen(Number(id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null;
    if (stop === null || board.current === null || !ARROWS.includes(event.key)) return;
    event.preventDefault();
    stopAt(board.current, stop, event.key)?.focus();
  };
  return { reached: chosen ?? first, onFocus, onKeyDown };
}
