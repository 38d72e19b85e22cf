import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { ActReport } from '../../../providers/api/api-types';
import { requestPaths } from '../request-paths';
import { withReported } from './recording';

interface Props {
  readonly report: ActReport;
  readonly what: string;
  readonly recordingOf: ((report: ActReport) => (() => void) | null) | undefined;
}

/** Leads to where the request takes it, with what was reported filled in; an ended request takes nothing. */
export function RecordButton({ report, what, recordingOf }: Props) {
  const label = t('actReports.recordOf', { what });
  if (recordingOf !== undefined) {
    const record = recordingOf(report);
    return record === null ? (
      <Typography variant="body2" color="textSecondary">
        {t('actReports.notNow')}
      </Typography>
    ) : (
      <Button variant="contained" aria-label={label} onClick={record}>
        {t('actReports.record')}
      </Button>
    );
  }
  if (report.status === null) return null;
  return (
    <Button
      variant="contained"
      component={Link}
      to={requestPaths.detail(report.wreq_id)}
      state={withReported(report)}
      aria-label={label}
    >
      {t('actReports.record')}
    </Button>
  );
}
