import type { LegName } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Phrases } from '../../components/text/Phrases';
import type { LegRow } from './request-row';
import { useLegWords } from './use-leg-words';

interface LegMomentProps {
  row: LegRow;
  leg: LegName;
  now: JstDateTime;
}

/** When a leg is, in words, each date in one piece. */
export const LegMoment = ({ row, leg, now }: LegMomentProps) => <Phrases>{useLegWords()(row, leg, now)}</Phrases>;
