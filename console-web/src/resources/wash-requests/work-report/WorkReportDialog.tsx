import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { submitErrors } from '../../../components/form/sending/submit-errors';
import { t } from '../../../i18n';
import type { WorkReport } from '../../../providers/calls/sales';
import { nowJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { useConsoleData } from '../../../providers/useConsoleData';
import { WorkReportConfirm } from './WorkReportConfirm';
import { WorkReportInputs } from './WorkReportInputs';
import {
  BLANK_REPORT,
  WORK_REPORT_FIELDS,
  type WorkReportValues,
  initialReport,
  reportErrors,
  reportOf,
} from './work-report-form';

/** Under which name a report that was begun waits. */
export const REPORT_DRAFT = 'work-report';

/** Reports how long somebody washed or folded: what, then a look at it. */
export function WorkReportDialog({ onClose }: { onClose: () => void }) {
  const data = useConsoleData();
  const notify = useNotify();
  const operator = useOperator();
  const draft = useFormDraft(REPORT_DRAFT, initialReport(operator, nowJst()), BLANK_REPORT);
  const [looked, setLooked] = useState<WorkReport | null>(null);

  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = async (values: WorkReportValues) => {
    if (looked === null) return setLooked(reportOf(values));
    try {
      await data.reportWork(looked, draft.keyOf(looked));
      notify(t('workReports.saved'), { type: 'success' });
      close();
      return undefined;
    } catch (error) {
      const errors = submitErrors(error, WORK_REPORT_FIELDS);
      if (WORK_REPORT_FIELDS.some((field) => field in errors)) setLooked(null);
      return errors;
    }
  };
  return (
    <FormDialog
      title={looked === null ? t('workReports.title') : t('workReports.confirmTitle')}
      submitLabel={looked === null ? t('workReports.next') : t('workReports.submit')}
      pendingLabel={t('workReports.submitting')}
      back={looked === null ? undefined : { label: t('workReports.back'), onClick: () => setLooked(null) }}
      record={draft.record}
      draft={draft}
      validate={(values) => reportErrors(values as WorkReportValues)}
      onSubmit={(values: object) => submit(values as WorkReportValues)}
      onClose={close}
    >
      {looked === null ? <WorkReportInputs /> : <WorkReportConfirm report={looked} />}
    </FormDialog>
  );
}
