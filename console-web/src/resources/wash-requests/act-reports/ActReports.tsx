import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { ActReport } from '../../../providers/api/api-types';
import { ClosedReports } from './ClosedReports';
import type { RecordingOf } from './RecordButton';
import { ReportRow } from './ReportRow';
import { reportList } from './report-list';
import type { ActReportsRead } from './useActReports';
import { reportId, useGoOn } from './useGoOn';
import { useKeptPlaces } from './useKeptPlaces';
import { useSettleReport } from './useSettleReport';

/** Above the day's own work no more stand at first. */
const LATEST = 5;

interface Props extends ActReportsRead {
  readonly recordingOf?: RecordingOf;
}

/** What was done at stops and is in no request, until somebody has seen to it, and what was closed lately; nothing where there is none. */
export function ActReports({ reports, error, readMore, closed, recordingOf }: Props) {
  const { close, reopen } = useSettleReport();
  const { rows, isKept } = useKeptPlaces(reports);
  const { list, goOn } = useGoOn();
  const isOfScreen = recordingOf !== undefined;
  const [isWhole, setWhole] = useState(isOfScreen);
  if (reports === undefined && error !== null)
    return (
      <Alert severity="warning" role="none">
        {t('actReports.unknown')}
        <ProblemLines lines={problemLines(error)} />
      </Alert>
    );
  if (reports === undefined) return null;
  const seenTo = <ClosedReports reports={closed} isOfScreen={isOfScreen} reopen={reopen} />;
  if (rows.length === 0) return seenTo;
  const { length: count } = reports;
  const shown = isWhole ? rows : rows.slice(0, LATEST);
  const goToPlace = (place: number) => goOn({ selector: `li:nth-child(${place + 1})` });
  const closeAt = (place: number, report: ActReport, preventScroll: boolean) => {
    const others = [...rows.slice(place + 1), ...rows.slice(0, place).toReversed()];
    const next = others.find((other) => !isKept(other));
    close.mutate(report, {
      onSuccess: () => goOn({ selector: next === undefined ? null : `#${reportId(next.id)}`, preventScroll }),
    });
  };
  const reopenOf = ({ settled_id: _, ...report }: ActReport, preventScroll: boolean) => {
    const seen = closed.find(({ id }) => id === report.id) ?? report;
    reopen.mutate(seen, { onSuccess: () => goOn({ selector: `#${reportId(report.id)}`, preventScroll }) });
  };
  return (
    <Section title={t(readMore === null ? 'actReports.title' : 'actReports.titleMore', { count })}>
      <Typography variant="body2" color="textSecondary">
        {t('actReports.lead')}
      </Typography>
      <Box component="ul" ref={list} sx={reportList}>
        {shown.map((report, place) => (
          <ReportRow
            key={report.id}
            report={report}
            isClosed={isKept(report)}
            isPending={close.isPending || reopen.isPending}
            recordingOf={recordingOf}
            onClose={(isPointed) => closeAt(place, report, isPointed)}
            onReopen={(isPointed) => reopenOf(report, isPointed)}
          />
        ))}
      </Box>
      {shown.length < rows.length && (
        <Button
          onClick={() => {
            setWhole(true);
            goToPlace(shown.length);
          }}
        >
          {t(readMore === null ? 'actReports.all' : 'actReports.allMore', { count })}
        </Button>
      )}
      {shown.length === rows.length && readMore !== null && (
        <Button
          onClick={() => {
            readMore();
            goToPlace(shown.length);
          }}
        >
          {t('actReports.more')}
        </Button>
      )}
      {seenTo}
    </Section>
  );
}
