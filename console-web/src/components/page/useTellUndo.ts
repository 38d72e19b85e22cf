import { useNotify } from 'ra-core';
import { type ReactNode, createElement } from 'react';
import { UndoMessage, type UndoMessageProps } from './UndoMessage';

/** Long enough to see a mistake, short enough that hardly anybody else acts meanwhile. */
const UNDO_MILLIS = 10_000;

/** In place of the listener by which a press anywhere else would take the way back away. */
const Stays = ({ children }: { children?: ReactNode }) => children;
const STAYS = { slots: { clickAwayListener: Stays } };

/** Tells what was done, with the way back. */
export function useTellUndo() {
  const notify = useNotify();
  return (told: UndoMessageProps, autoHideDuration = UNDO_MILLIS) =>
    notify(createElement(UndoMessage, told), { autoHideDuration, ...STAYS });
}
