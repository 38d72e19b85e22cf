import type { RequestRow } from '../../../providers/api/api-types';
import { isWaiting } from '../../../providers/offline-acts/act';
import { heldMarks } from '../../../providers/offline-acts/held-marks';
import { useUnsentActs } from '../../../providers/offline-acts/useUnsentActs';
import { withMark } from './with-mark';

/** A request with the mark of it that its driver may still take back: it is said to be done wherever they look. */
export function useWithHeld<Row extends RequestRow>(row: Row | undefined): Row | undefined {
  const { own } = useUnsentActs();
  const held = own.find(({ key, act }) => act.requestId === row?.id && heldMarks.isQuiet(key));
  return row !== undefined && held?.act.kind === 'mark' && isWaiting(held) ? withMark(row, held.act) : row;
}
