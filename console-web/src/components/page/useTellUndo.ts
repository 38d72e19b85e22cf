import { useNotify } from 'ra-core';
import { type ReactNode, createElement } from 'react';
import { HEADER_START, SEARCH_OF_PHONES } from '../../theme/frame';
import { UndoMessage, type UndoMessageProps } from './UndoMessage';

/** Long enough to see a mistake, short enough that hardly anybody else acts meanwhile. */
const UNDO_MILLIS = 10_000;

/** In place of the listener by which a press anywhere else would take the way back away. */
const Stays = ({ children }: { children?: ReactNode }) => children;
const STAYS = { slots: { clickAwayListener: Stays } };

/**
 * It stays, also for who goes on: over the product's name in the header (and, of a maintenance, its sign), beside the search, it
 * covers nothing of the screen. Between phones and desks there is no such room: there it stands at the lower edge.
 */
const inHeader = {
  '&.MuiSnackbar-root': {
    top: { xs: 4, md: 'auto', lg: 4 },
    bottom: { md: 8, lg: 'auto' },
    left: { xs: 8, md: '50%', lg: 8 },
    right: { xs: SEARCH_OF_PHONES, md: 'auto' },
    transform: { xs: 'none', md: 'translateX(-50%)', lg: 'none' },
    maxWidth: { lg: HEADER_START },
  },
};

/** Tells what was done, with the way back. */
export function useTellUndo() {
  const notify = useNotify();
  return (told: UndoMessageProps, autoHideDuration = UNDO_MILLIS) =>
    notify(createElement(UndoMessage, told), { autoHideDuration, ...STAYS, sx: inHeader });
}
