import { message } from '@laundry/shared/messages/message';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { isSearchSpan } from '@laundry/shared/rules/back-office/search-span';
import { labelOf } from '@laundry/shared/masters/lov';
import { personName } from '@laundry/shared/text/person-name';
import { parseDate } from '@laundry/shared/time/jst';
import { TextInput } from 'react-admin';
import { DateInput } from '../../components/form/DateInput';
import { ChoiceInput } from '../../components/form/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { t } from '../../i18n';
import { todayJst } from '../../providers/clock';
import { ALL_STAGES, initialProgress } from '../../providers/calls/progress';
import { useStaffChoices } from '../../providers/useStaffChoices';
import type { Filter } from '../../providers/filter';

/** The stages that leave a time behind. */
const STATUSES = [
  { value: ALL_STAGES, label: t('progress.all') },
  ...STAGES.filter(({ resultKey }) => resultKey !== null).map(({ status }) => ({
    value: String(status),
    label: labelOf(LOVS_JA.pd_status_type, status),
  })),
];

const day = (value: unknown) => (typeof value === 'string' ? parseDate(value) : null);

/** Why these values cannot be searched with; null when they can. */
function problemOf(values: Filter): string | null {
  const [from, to] = [day(values['from']), day(values['to'])];
  if (from === null || to === null || to < from) return t('progress.period');
  return isSearchSpan(from, to) ? null : message('ja', 'search_span');
}

export function ProgressSearch() {
  const staffs = useStaffChoices();
  const people = (staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: personName(staff) }));
  return (
    <SearchPanel initial={initialProgress(todayJst())} problemOf={problemOf}>
      <DateInput source="from" />
      <DateInput source="to" />
      <ChoiceInput source="staff_id" choices={[{ value: '', label: t('progress.all') }, ...people]} />
      <ChoiceInput source="status" choices={STATUSES} />
      <TextInput source="user" helperText={false} />
    </SearchPanel>
  );
}
