import type { CSSObject } from '@mui/material/styles';
import { unseen } from '../../../../theme/unseen';
import type { Column } from './columns';
import { unreached } from './one-line';

type Widths = Partial<Record<Column, number>>;

/** What each column takes in pixels where a desk is small; the address takes what is left. */
const SMALL: Widths = {
  staff_name1: 68,
  status: 92,
  count: 46,
  size: 70,
  fold_cost: 48,
  sched_dt: 196,
  pickup_delivery_type: 92,
  user_id: 122,
  actions: 126,
};
/** Where there is room for every badge, and for the links of a row in words. */
const WIDE: Widths = {
  ...SMALL,
  staff_name1: 92,
  status: 138,
  sched_dt: 240,
  pickup_delivery_type: 104,
  user_id: 300,
  actions: 240,
};

const ofColumns = (widths: Widths): CSSObject =>
  Object.fromEntries(
    Object.entries(widths).map(([column, width]): [string, CSSObject] => [`& th.${column}`, { width }]),
  );

export const smallColumns: CSSObject = {
  ...ofColumns(SMALL),
  '& td.actions a + a': { marginInlineStart: 2 },
  // Its number leads to a request; the word for it is still the name of the link.
  [unreached('td.actions .word')]: unseen,
  // A badge says more than the leg, which follows from the status.
  [unreached('.sched_dt .tag ~ .soft')]: unseen,
};
export const wideColumns: CSSObject = { ...ofColumns(WIDE), '& td.actions a + a': { marginInlineStart: 6 } };
