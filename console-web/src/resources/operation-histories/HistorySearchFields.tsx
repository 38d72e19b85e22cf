import TextField from '@mui/material/TextField';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { historyMonths } from '@laundry/shared/rules/history-months';
import { grantOf } from '@laundry/shared/rules/permissions';
import { ChoiceField } from '../../components/ChoiceField';
import { historyTexts } from '../../i18n/operation-histories';
import { todayJst } from '../../providers/clock';
import { useOperator } from '../../providers/OperatorContext';
import { type HistorySearch, daysOf, hasDays } from './history-search';
import { useOperators } from './useOperators';

const { search: texts } = historyTexts;
const TYPE_CHOICES = LOVS_JA.operation_type.map(({ key, val }) => ({ value: key, label: `${key} ${val}` }));

interface Props {
  readonly draft: HistorySearch;
  readonly onChange: (draft: HistorySearch) => void;
  readonly problem: string | null;
}

/** Months are the latest three; wash staff, who see no names, do not search by them either (decisions 11). */
export function HistorySearchFields({ draft, onChange, problem }: Props) {
  const operators = useOperators();
  const seesNames = grantOf(useOperator(), 'history.view') !== 'masked';
  const set = (part: Partial<HistorySearch>) => onChange({ ...draft, ...part });
  const choice = (name: keyof HistorySearch) => ({
    label: texts[name],
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const text = (name: keyof HistorySearch) => ({
    label: texts[name],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const days = daysOf(draft.month).map((date) => ({ value: date, label: texts.dayOf(Number(date.slice(8))) }));
  const people = (operators.data ?? []).map(({ id, name1, name2 }) => ({
    value: String(id),
    label: `${name1} ${name2}`,
  }));

  return (
    <>
      <ChoiceField
        {...choice('month')}
        choices={historyMonths(todayJst()).map((month) => ({ value: month, label: texts.monthOf(month) }))}
      />
      {hasDays(draft.operation_type) && (
        <ChoiceField {...choice('date')} choices={[{ value: '', label: texts.allDays }, ...days]} />
      )}
      <ChoiceField {...choice('operation_type')} choices={TYPE_CHOICES} />
      <ChoiceField {...choice('operation_user_id')} choices={[{ value: '', label: texts.allOperators }, ...people]} />
      {(['wreq_id', 'user_id'] as const).map((name) => (
        <TextField
          key={name}
          error={problem !== null && !/^\d*$/.test(draft[name].normalize('NFKC').trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...text(name)}
        />
      ))}
      {seesNames && (['name', 'company'] as const).map((name) => <TextField key={name} {...text(name)} />)}
    </>
  );
}
