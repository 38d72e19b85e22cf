import type { CSSObject } from '@mui/material/styles';
import type { FocusEvent } from 'react';

/** Every target of a row is as high as its line, in pixels. */
const LINE = 24;

const REACHED = 'data-reached';
const reached = (part: string): string => `& tbody tr[${REACHED}] ${part}`;
/** In the rows that the keyboard is not on: what a mouse presses stays where it is. */
export const unreached = (part: string): string => `& tbody tr:not([${REACHED}]) ${part}`;

/**
 * Marks the row that the keyboard is on. Who only types into a field has not asked for more. Styles that ask it by
 * `:has(:focus-visible)` made every tick of 320 rows half as slow again.
 */
export function markReached({ target, type }: FocusEvent<HTMLElement>): void {
  const isReached = type === 'focus' && target.matches('tr, a, button, .tick *') && target.matches(':focus-visible');
  target.closest('tr')?.toggleAttribute(REACHED, isReached);
}

/**
 * A row takes one line, so that a desk sees as many as it has room for. What does not fit ends in dots: it is whole for
 * screen readers and in the row that the keyboard has reached, which takes the lines that it needs.
 */
export const oneLine: CSSObject = {
  '& tbody td': {
    padding: '3px 4px',
    lineHeight: `${LINE}px`,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody td.tick': { padding: 0 },
  // What is edited, ticked or marked lies over its neighbours, and is never cut.
  '& tbody td.tick, & tbody td.count, & tbody td.staff_name1': { overflow: 'visible' },
  '& .cut': { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td.send_addr_detail1 a': { display: 'flex', marginBlock: -4 },
  // Where addresses differ is the end of either part: the front is cut.
  '& td.send_addr_detail1 span': { direction: 'rtl', whiteSpace: 'pre', overflow: 'hidden', textOverflow: 'ellipsis' },
  // A room's number is short; a house's has its district before it.
  '& td.send_addr_detail1 span + span': { flexShrink: 9, minWidth: 40 },
  // Their own height would make the line higher.
  '& .tag, & .note, & .soft': { lineHeight: 1 },
  // Parts of the line, so that it is cut between letters; the room above and below is theirs to be pressed.
  '& td a, & td .name': { paddingBlock: 4 },
  '& td .plain': { minWidth: LINE, minHeight: LINE, lineHeight: 'inherit', textAlign: 'inherit' },
  '& .actions a': { display: 'inline-block', minWidth: LINE, paddingBlock: 0, textAlign: 'center' },
  [reached('> td')]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [reached('> td.send_addr_detail1 a')]: { display: 'inline', margin: 0 },
  [reached('> td.send_addr_detail1 span')]: { whiteSpace: 'normal' },
  [reached('a[data-icon]')]: { width: 'auto', textIndent: 0 },
  [reached('a[data-icon]::before')]: { display: 'none' },
};

/** On paper nothing is left out. */
export const wholeLines: CSSObject = {
  '& tbody td, & .cut': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
  '& tbody td, & td a, & td .plain': { lineHeight: 1.45, minHeight: 0 },
  '& td.send_addr_detail1 a': { display: 'inline', margin: 0 },
  '& td.send_addr_detail1 span': { whiteSpace: 'normal' },
};
