import { useEffect, useRef } from 'react';
import type { DayBoard } from '../day-board';

interface Given {
  readonly button: HTMLElement;
  /** The other stops of its lane, those after it first. */
  readonly others: readonly string[];
}

const idOf = ({ dataset }: HTMLElement): string => dataset['stop'] ?? '';
const stopOf = (id: string): HTMLElement | null => document.querySelector(`[data-stop="${id}"]`);

/** Who gives one stop after another goes on with the next of the lane: the one that was given has left it, and took the focus along. */
export function useNextStop(board: DayBoard): (button: HTMLElement) => void {
  const given = useRef<Given | null>(null);
  useEffect(() => {
    if (given.current === null || given.current.button.isConnected) return;
    const { button, others } = given.current;
    given.current = null;
    if (document.activeElement !== document.body) return;
    [...others, idOf(button)]
      .map(stopOf)
      .find((stop) => stop !== null)
      ?.focus();
  }, [board]);
  return (button) => {
    const lane = [...(button.closest('tr, ul')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = lane.indexOf(button);
    given.current = { button, others: [...lane.slice(at + 1), ...lane.slice(0, at).reverse()].map(idOf) };
  };
}
