import Typography from '@mui/material/Typography';
import { SECOND_FACTOR_OPERATIONS } from '@laundry/shared/constants/operation-types';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { historyMonths } from '@laundry/shared/rules/history/history-months';
import { seesMasked } from '@laundry/shared/rules/accounts/permissions';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { personName } from '@laundry/shared/text/person-name';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useFilter } from '../../components/list/useFilter';
import { operationLabel } from '../../components/timeline/trail-words';
import { t } from '../../i18n';
import { todayJst } from '../../providers/clock';
import { useMay, useOperator } from '../../providers/access/OperatorContext';
import { useStaffChoices } from '../../providers/useStaffChoices';
import { HISTORY_IDS, daysOf, hasDays, historyFilter, initialFilter } from '../../providers/history-filter';
import type { Filter } from '../../providers/filter';

const TYPES = OPERATION_LOVS_JA.map(({ key, val }) => ({ value: key, label: `${key} ${val}` }));
const OF_SECOND_FACTORS = SECOND_FACTOR_OPERATIONS.map(String);
const ALL = { value: '', label: t('histories.search.all') };
/** Why these values cannot be searched with; null when they can. */
const problemOf = (values: Filter): string | null =>
  HISTORY_IDS.every((name) => isDigits(values[name])) ? null : t('histories.search.ids');
const isDigits = (value: unknown): boolean => typeof value !== 'string' || /^\d*$/.test(toHalfWidth(value));
const monthText = (month: string) =>
  t('histories.search.monthOf', { year: month.slice(0, 4), month: Number(month.slice(5, 7)) });

/** Months are the latest three; wash staff, who see no names, do not search by them either. */
export function HistorySearch() {
  const today = todayJst();
  const applied = historyFilter(useFilter(), today);
  const people = usePeople();
  return (
    <SearchPanel
      initial={initialFilter(today)}
      problemOf={problemOf}
      toFilter={(values) => historyFilter(values, today)}
      choices={{ operation_user_id: people }}
      summary={
        <Typography sx={{ fontWeight: 700 }}>
          {`${monthText(String(applied['month']))}・${operationLabel(String(applied['operation_type']))}`}
        </Typography>
      }
    >
      <Fields />
    </SearchPanel>
  );
}

function usePeople() {
  const staffs = useStaffChoices();
  return (staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: personName(staff) }));
}

/** Who may not reset a second factor finds no more than their own of it: it is no choice, but where it is searched for already. */
function useTypes(searched: unknown) {
  const may = useMay();
  if (may('members.secondFactor')) return TYPES;
  return TYPES.filter(({ value }) => value === searched || !OF_SECOND_FACTORS.includes(value));
}

function Fields() {
  const people = usePeople();
  const seesNames = !seesMasked(useOperator(), 'history.view');
  const { month, operation_type } = historyFilter(useWatch(), todayJst());
  const types = useTypes(operation_type);
  const days = daysOf(String(month)).map((date) => ({
    value: date,
    label: t('histories.search.dayOf', { day: Number(date.slice(8)) }),
  }));
  return (
    <>
      <ChoiceInput
        source="month"
        choices={historyMonths(todayJst()).map((value) => ({ value, label: monthText(value) }))}
      />
      {hasDays(operation_type) && <ChoiceInput source="date" choices={[ALL, ...days]} />}
      <ChoiceInput source="operation_type" choices={types} />
      <ChoiceInput source="operation_user_id" choices={[ALL, ...people]} />
      <TextInput source="wreq_id" inputMode="numeric" helperText={false} />
      <TextInput source="user_id" inputMode="numeric" helperText={false} />
      {seesNames && <TextInput source="name" helperText={false} />}
      {seesNames && <TextInput source="company" helperText={false} />}
    </>
  );
}
