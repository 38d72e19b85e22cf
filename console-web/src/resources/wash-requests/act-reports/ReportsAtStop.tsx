import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { t } from '../../../i18n';
import type { ReportedAct } from '../../../providers/api/api-types';
import { doneLine } from './done-line';

/** For who goes there next: what was done at a stop and is not recorded, while nobody has seen to it. */
export function ReportsAtStop({ reports }: { readonly reports: readonly ReportedAct[] }) {
  if (reports.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>{t('actReports.atStop.title')}</AlertTitle>
      {reports.map((report) => (
        <Box key={report.id} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {doneLine(report)}
        </Box>
      ))}
      {t('actReports.atStop.lead')}
    </Alert>
  );
}
