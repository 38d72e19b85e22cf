import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Folded } from '../../../components/page/Folded';
import { t } from '../../../i18n';
import type { ClosedActReport } from '../../../providers/api/api-types';
import { ReportLines } from './ReportLines';
import { doneLine, shownMoment } from './done-line';
import { reportList } from './report-list';
import type { useSettleReport } from './useSettleReport';

interface Props extends Pick<ReturnType<typeof useSettleReport>, 'reopen'> {
  readonly reports: readonly ClosedActReport[];
  readonly isOfScreen: boolean;
}

/** What somebody has seen to lately, folded, and the way back; nothing where there is none. */
export function ClosedReports({ reports, isOfScreen, reopen }: Props) {
  if (reports.length === 0) return null;
  return (
    <Folded summary={t('actReports.closedTitle', { count: reports.length })}>
      <Box component="ul" sx={reportList}>
        {reports.map((report) => (
          <li key={report.id}>
            <div>
              <ReportLines report={report} isOfScreen={isOfScreen} />
              <Typography variant="body2" color="textSecondary">
                {t('actReports.closedBy', { who: report.closed_by, moment: shownMoment(report.closed_at) })}
              </Typography>
            </div>
            <Button
              variant="outlined"
              disabled={reopen.isPending}
              aria-label={t('actReports.reopenOf', { what: doneLine(report) })}
              onClick={() => reopen.mutate(report)}
            >
              {t('actReports.reopen')}
            </Button>
          </li>
        ))}
      </Box>
    </Folded>
  );
}
