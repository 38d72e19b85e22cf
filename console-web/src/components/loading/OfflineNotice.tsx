import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fromEpochMillis, timeOf } from '@laundry/shared/time/jst';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { t } from '../../i18n';
import { isWithoutLine } from '../../providers/api/problem';
import type { useWork } from './useWork';

interface Props {
  readonly work: ReturnType<typeof useWork>;
  /** What can be done all the same. */
  readonly lead: string;
}

/** Said before anybody relies on it: from when the day is that is shown, and what can be done without a line. */
export function OfflineNotice({ work, lead }: Props) {
  const hasLine = useHasLine();
  if (hasLine && !isWithoutLine(work.error)) return null;
  const asOf = work.readAt === null ? '' : t('day.asOf', { time: timeOf(fromEpochMillis(work.readAt)) });
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
      <AlertTitle sx={{ mb: 0 }}>{t('day.offline')}</AlertTitle>
      {asOf + lead}
    </Alert>
  );
}
