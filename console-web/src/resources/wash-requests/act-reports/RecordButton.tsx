import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { ActReport } from '../../../providers/api/api-types';
import { requestPaths } from '../request-paths';
import { isStagePast, withReported } from './recording';
import { recordId } from './useGoOn';

/** On its request's own screen: how a report is recorded there; null: not as the request is by now. */
export type RecordingOf = (report: ActReport) => (() => void) | null;

interface Props {
  readonly report: ActReport;
  readonly what: string;
  readonly recordingOf: RecordingOf | undefined;
}

/** Leads to where the request takes it, with what was reported filled in; an ended request takes nothing. */
export function RecordButton({ report, what, recordingOf }: Props) {
  const shared = {
    variant: 'contained',
    id: recordId(report.id),
    'aria-label': t('actReports.recordOf', { what }),
  } as const;
  if (report.is_recorded) return <Why text={t('actReports.recorded')} />;
  if (recordingOf !== undefined) {
    const record = recordingOf(report);
    return record === null ? (
      <Why text={t('actReports.notNow')} />
    ) : (
      <Button {...shared} onClick={record}>
        {t('actReports.record')}
      </Button>
    );
  }
  if (report.status === null) return null;
  if (isStagePast(report)) return <Why text={t('actReports.notNow')} />;
  return (
    <Button {...shared} component={Link} to={requestPaths.detail(report.wreq_id)} state={withReported(report)}>
      {t('actReports.record')}
    </Button>
  );
}

/** Why it is not to be recorded. */
const Why = ({ text }: { text: string }) => (
  <Typography variant="body2" color="textSecondary">
    {text}
  </Typography>
);
