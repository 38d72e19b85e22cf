import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { WorkReport } from '../../../providers/calls/payments/sales';
import { nowJst } from '../../../providers/clock';
import { useStaffChoices } from '../../../providers/useStaffChoices';

/** What is about to be reported. */
export function WorkReportConfirm({ report }: { report: WorkReport }) {
  const staff = useStaffChoices().data?.find(({ id }) => id === report.user_id);
  const [hours = 0, minutes = 0] = report.work_time.split(':').map(Number);
  const now = nowJst();
  return (
    <FactList
      facts={[
        { label: t('workReports.user_id'), value: staff === undefined ? '' : personName(staff) },
        { label: t('workReports.status'), value: labelOf(LOVS_JA.pd_status_type, report.status) },
        { label: t('workReports.start_dt'), value: displayDateTime(report.start_dt, 'ja', now) },
        { label: t('workReports.end_dt'), value: displayDateTime(report.end_dt, 'ja', now) },
        { label: t('workReports.work_time'), value: t('workReports.hours', { hours, minutes }) },
      ]}
    />
  );
}
