import Typography from '@mui/material/Typography';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { slashDate } from '@laundry/shared/time/display';
import { parseDate } from '@laundry/shared/time/jst';
import { CheckboxGroupInput } from 'react-admin';
import { DateInput } from '../../components/date-time/DateInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useFilter } from '../../components/list/useFilter';
import { t } from '../../i18n';
import { initialPayments } from '../../providers/calls/payments/manual-payments';
import { todayJst } from '../../providers/clock';
import { type Filter, filledIn } from '../../providers/filter';
import { PayerInput } from './PayerInput';

const STATUSES = LOVS_JA.payment_status.map(({ key, val }) => ({ id: Number(key), name: val }));
const CHOICES = { status_id: STATUSES.map(({ id, name }) => ({ value: String(id), label: name })) };

/** Whose payments, in which state, and from when. */
export function PaymentSearch() {
  const { from, to } = spanOf(useFilter());
  return (
    <SearchPanel
      initial={initialPayments(todayJst())}
      problemOf={problemOf}
      toFilter={toFilter}
      choices={CHOICES}
      summary={<Typography sx={{ fontWeight: 700 }}>{`${slashDate(from)}～${slashDate(to)}`}</Typography>}
    >
      <DateInput source="from" />
      <DateInput source="to" />
      <PayerInput />
      <CheckboxGroupInput
        source="status_id"
        choices={STATUSES}
        helperText={false}
        sx={{ gridColumn: { xs: '1 / -1', md: 'span 4' }, my: 0 }}
      />
    </SearchPanel>
  );
}

/** The days of a filter; one that are none is that of the screen's start. */
function spanOf(filter: Filter) {
  const initial = initialPayments(todayJst());
  return { from: parseDate(filter['from']) ?? initial.from, to: parseDate(filter['to']) ?? initial.to };
}

/** No status ticked: every status. */
function toFilter(values: Filter): Filter {
  const { status_id, ...rest } = filledIn(values);
  return Array.isArray(status_id) && status_id.length > 0 ? { ...rest, status_id } : rest;
}

function problemOf({ from, to }: Filter): string | null {
  const [first, last] = [parseDate(from), parseDate(to)];
  return first === null || last === null || last < first ? t('payments.search.period') : null;
}
