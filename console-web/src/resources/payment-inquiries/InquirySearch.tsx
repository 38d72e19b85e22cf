import Typography from '@mui/material/Typography';
import { isRowId, parseRowId } from '@laundry/shared/text/row-id';
import { slashDate } from '@laundry/shared/time/display';
import { parseDate } from '@laundry/shared/time/jst';
import { TextInput } from 'react-admin';
import { DateInput } from '../../components/date-time/DateInput';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useFilter } from '../../components/list/useFilter';
import { t } from '../../i18n';
import { inquiries } from '../../i18n/inquiries';
import { initialInquiries } from '../../providers/calls/payments/payment-inquiries';
import { todayJst } from '../../providers/clock';
import { type Filter, filledIn, text } from '../../providers/filter';

const ALL = { value: '', label: t('inquiries.all') };
const choicesOf = (words: Readonly<Record<string, string>>) => [
  ALL,
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const KINDS = choicesOf(inquiries.kinds);
const STATES = choicesOf(inquiries.states);

/** From when to when, and whose; of calls also which, and how they ended. */
export function InquirySearch({ isOfCalls = false }: { isOfCalls?: boolean }) {
  const initial = initialInquiries(todayJst());
  const filter = useFilter();
  const from = parseDate(text(filter['from'])) ?? initial.from;
  const to = parseDate(text(filter['to'])) ?? initial.to;
  return (
    <SearchPanel
      initial={initial}
      problemOf={problemOf}
      toFilter={toFilter}
      columns={isOfCalls ? 6 : 5}
      choices={isOfCalls ? { kind: KINDS, state: STATES } : {}}
      summary={<Typography sx={{ fontWeight: 700 }}>{`${slashDate(from)}～${slashDate(to)}`}</Typography>}
    >
      <DateInput source="from" />
      <DateInput source="to" />
      <TextInput source="user_id" helperText={false} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      {isOfCalls && <ChoiceInput source="kind" choices={KINDS} />}
      {isOfCalls && <ChoiceInput source="state" choices={STATES} />}
    </SearchPanel>
  );
}

const idOf = (value: unknown): unknown => parseRowId(text(value).trim());

function problemOf({ from, to, user_id }: Filter): string | null {
  const [first, last] = [parseDate(text(from)), parseDate(text(to))];
  if (first === null || last === null || last < first) return t('inquiries.period');
  return text(user_id).trim() === '' || isRowId(idOf(user_id)) ? null : t('inquiries.userId');
}

function toFilter(values: Filter): Filter {
  const { user_id, ...rest } = filledIn(values);
  return user_id === undefined ? rest : { ...rest, user_id: idOf(user_id) };
}
