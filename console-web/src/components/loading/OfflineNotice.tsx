import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fromEpochMillis, timeOf } from '@laundry/shared/time/jst';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { epochMillis, machineMillis } from '@laundry/web-kit/clock';
import { t } from '../../i18n';
import { isWithoutLine } from '../../providers/api/problem';

interface Props {
  readonly error: unknown;
  /** When what is shown was read, in ms by the machine's clock, as the cache counts; 0: nothing is shown. */
  readonly updatedAt: number;
  /** It is what the device had stored, and was not read since. */
  readonly isRecalled?: boolean;
  /** What can be done all the same. */
  readonly lead: string;
}

/** Said before anybody relies on it: from when it is what is shown, and what can be done without a line. */
export function OfflineNotice({ error, updatedAt, isRecalled = false, lead }: Props) {
  const hasLine = useHasLine();
  if (hasLine && !isRecalled && !isWithoutLine(error)) return null;
  const readAt = fromEpochMillis(updatedAt + epochMillis() - machineMillis());
  const asOf = updatedAt === 0 ? '' : t('day.asOf', { time: timeOf(readAt) });
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
      <AlertTitle sx={{ mb: 0 }}>{t('day.offline')}</AlertTitle>
      {asOf + lead}
    </Alert>
  );
}
