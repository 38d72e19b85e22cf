import type { LegName } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { LegRow } from './request-row';
import { useLegWords } from './use-leg-words';

interface LegMomentProps {
  row: LegRow;
  leg: LegName;
  now: JstDateTime;
}

/** When a leg is, in words. */
export const LegMoment = ({ row, leg, now }: LegMomentProps) => useLegWords()(row, leg, now);
