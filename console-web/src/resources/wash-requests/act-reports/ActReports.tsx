import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { ActReport } from '../../../providers/api/api-types';
import { ClosedReports } from './ClosedReports';
import { RecordButton } from './RecordButton';
import { ReportLines } from './ReportLines';
import { doneLine } from './done-line';
import { reportList } from './report-list';
import type { ActReportsRead } from './useActReports';
import { useSettleReport } from './useSettleReport';

interface Props extends ActReportsRead {
  /** On its request's own screen: how a report is recorded there; null: not as the request is by now. */
  readonly recordingOf?: (report: ActReport) => (() => void) | null;
}

/** What was done at stops and is in no request, until somebody has seen to it, and what was closed lately; nothing where there is none. */
export function ActReports({ reports, error, readMore, closed, recordingOf }: Props) {
  const { close, reopen } = useSettleReport();
  const isOfScreen = recordingOf !== undefined;
  if (reports === undefined && error !== null)
    return (
      <Alert severity="warning" role="none">
        {t('actReports.unknown')}
        <ProblemLines lines={problemLines(error)} />
      </Alert>
    );
  if (reports === undefined) return null;
  const seenTo = <ClosedReports reports={closed} isOfScreen={isOfScreen} reopen={reopen} />;
  if (reports.length === 0) return seenTo;
  const { length: count } = reports;
  return (
    <Section title={t(readMore === null ? 'actReports.title' : 'actReports.titleMore', { count })}>
      <Typography variant="body2" color="textSecondary">
        {t('actReports.lead')}
      </Typography>
      <Box component="ul" sx={reportList}>
        {reports.map((report) => (
          <li key={report.id}>
            <div>
              <ReportLines report={report} isOfScreen={isOfScreen} />
            </div>
            <RecordButton report={report} what={doneLine(report)} recordingOf={recordingOf} />
            <Button
              variant="outlined"
              disabled={close.isPending}
              aria-label={t('actReports.closeOf', { what: doneLine(report) })}
              onClick={() => close.mutate(report.id)}
            >
              {t('actReports.close')}
            </Button>
          </li>
        ))}
      </Box>
      {readMore !== null && <Button onClick={readMore}>{t('actReports.more')}</Button>}
      {seenTo}
    </Section>
  );
}
