import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { isSearchSpan } from '@laundry/shared/rules/dispatch/search-span';
import { labelOf } from '@laundry/shared/masters/lov';
import { personName } from '@laundry/shared/text/person-name';
import { slashDate } from '@laundry/shared/time/display';
import { parseDate } from '@laundry/shared/time/jst';
import { TextInput } from 'react-admin';
import { DateInput } from '../../components/date-time/DateInput';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useFilter } from '../../components/list/useFilter';
import { t } from '../../i18n';
import { ALL_STAGES, type InitialProgress, progressOf } from '../../providers/calls/requests/progress';
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

/** The days and the stage that a list is of. */
function summaryOf(filter: Filter): string {
  const { from, to, status } = progressOf(filter);
  const days = from === to ? slashDate(from) : `${slashDate(from)}～${slashDate(to)}`;
  const stage = status === ALL_STAGES ? t('progress.everyStage') : labelOf(LOVS_JA.pd_status_type, Number(status));
  return `${days}・${stage}`;
}

export function ProgressSearch({ initial }: { initial: InitialProgress }) {
  const filter = useFilter();
  const staffs = useStaffChoices();
  const people = (staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: personName(staff) }));
  const staffChoices = [{ value: '', label: t('progress.all') }, ...people];
  return (
    <SearchPanel
      initial={initial}
      problemOf={problemOf}
      choices={{ staff_id: staffChoices }}
      summary={<Typography sx={{ fontWeight: 700 }}>{summaryOf(filter)}</Typography>}
    >
      <DateInput source="from" />
      <DateInput source="to" />
      <ChoiceInput source="staff_id" choices={staffChoices} />
      <ChoiceInput source="status" choices={STATUSES} />
      <TextInput source="user" helperText={false} />
    </SearchPanel>
  );
}
