import { useNotify } from 'ra-core';
import { ConfirmedDialog } from '../../../components/form/dialog/ConfirmedDialog';
import { useConfirmedForm } from '../../../components/form/sending/useConfirmedForm';
import { t } from '../../../i18n';
import type { WorkReport } from '../../../providers/calls/payments/sales';
import { nowJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { useConsoleData } from '../../../providers/useConsoleData';
import { WorkReportConfirm } from './WorkReportConfirm';
import { WorkReportInputs } from './WorkReportInputs';
import { BLANK_REPORT, type WorkReportValues, initialReport, reportErrors, reportOf } from './work-report-form';

/** Under which name a report that was begun waits. */
export const REPORT_DRAFT = 'work-report';

/** Reports how long somebody washed or folded: what, then a look at it. */
export function WorkReportDialog({ onClose }: { onClose: () => void }) {
  const data = useConsoleData();
  const notify = useNotify();
  const operator = useOperator();
  const flow = useConfirmedForm<WorkReportValues, WorkReport, unknown>({
    draft: { name: REPORT_DRAFT },
    inPlace: true,
    rule: reportErrors,
    fresh: initialReport(operator, nowJst()),
    blank: BLANK_REPORT,
    checkedOf: reportOf,
    sendKeyed: data.reportWork,
    ended: () => {
      notify(t('workReports.saved'), { type: 'success' });
      return { close: onClose };
    },
  });
  const { confirming } = flow;
  return (
    <ConfirmedDialog
      flow={flow}
      title={confirming === null ? t('workReports.title') : t('workReports.confirmTitle')}
      submitLabel={confirming === null ? t('workReports.next') : t('workReports.submit')}
      pendingLabel={t('workReports.submitting')}
      backLabel={t('workReports.back')}
      onClose={onClose}
    >
      {confirming === null ? <WorkReportInputs /> : <WorkReportConfirm report={confirming} />}
    </ConfirmedDialog>
  );
}
