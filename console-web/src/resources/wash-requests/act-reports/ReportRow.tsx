import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { t } from '../../../i18n';
import type { ActReport } from '../../../providers/api/api-types';
import { RecordButton, type RecordingOf } from './RecordButton';
import { ReportLines } from './ReportLines';
import { doneLine } from './done-line';
import { reportId } from './useGoOn';

interface Props {
  readonly report: ActReport;
  readonly isClosed: boolean;
  readonly isPending: boolean;
  readonly recordingOf: RecordingOf | undefined;
  readonly onClose: (isPointed: boolean) => void;
  readonly onReopen: (isPointed: boolean) => void;
}

/** One report and what can be done; a closed one has the way back, and where it was closed nothing that a second press would do. */
export function ReportRow({ report, isClosed, isPending, recordingOf, onClose, onReopen }: Props) {
  const what = doneLine(report);
  const press = (act: (isPointed: boolean) => void) => ({
    // Not disabled: that would take the keyboard away.
    'aria-disabled': isPending,
    onClick: ({ detail }: MouseEvent) => {
      if (!isPending) act(detail > 0);
    },
  });
  return (
    <li id={reportId(report.id)} tabIndex={-1}>
      <div>
        <ReportLines report={report} isOfScreen={recordingOf !== undefined} />
      </div>
      {isClosed ? (
        <>
          <Button key="reopen" variant="outlined" aria-label={t('actReports.reopenOf', { what })} {...press(onReopen)}>
            {t('actReports.reopen')}
          </Button>
          <Button key="closed" className="close" variant="outlined" disabled>
            {t('actReports.isClosed')}
          </Button>
        </>
      ) : (
        <>
          <RecordButton report={report} what={what} recordingOf={recordingOf} />
          <Button
            key="close"
            className="close"
            variant="outlined"
            aria-label={t('actReports.closeOf', { what })}
            {...press(onClose)}
          >
            {t('actReports.close')}
          </Button>
        </>
      )}
    </li>
  );
}
