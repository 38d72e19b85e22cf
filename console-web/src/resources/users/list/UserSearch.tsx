import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { parseDate } from '@laundry/shared/time/jst';
import { TextInput } from 'react-admin';
import { DateInput } from '../../../components/date-time/DateInput';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../../components/list/SearchPanel';
import { t } from '../../../i18n';
import { type Filter, filledIn, text } from '../../../providers/filter';
import { statusText } from '../user-status';

const STATUSES = [
  { value: '', label: t('users.search.allStatuses') },
  ...Object.values(USER_STATUS).map((status) => ({ value: String(status), label: statusText(status) })),
];

/** Every search field of the user list. */
export function UserSearch() {
  return (
    <SearchPanel problemOf={problemOf} toFilter={toFilter} choices={{ status: STATUSES }}>
      <DateInput source="created_from" />
      <DateInput source="created_to" />
      <ChoiceInput source="status" choices={STATUSES} />
      <TextInput source="id" label={t('users.search.id')} inputMode="numeric" helperText={false} />
      <TextInput source="name" helperText={false} />
      <TextInput source="kana" helperText={false} />
      <TextInput source="zipcode" inputMode="numeric" helperText={false} />
      <TextInput source="phone" inputMode="numeric" helperText={false} />
      <TextInput source="email" label={t('users.search.email')} helperText={false} />
    </SearchPanel>
  );
}

/** The filter that values make: an id may be typed in full width. */
function toFilter(values: Filter): Filter {
  const { id, ...rest } = filledIn(values);
  return id === undefined ? rest : { ...rest, id: toHalfWidth(text(id)) };
}

function problemOf(values: Filter): string | null {
  const [from, to] = [text(values['created_from']), text(values['created_to'])];
  const isDate = (day: string) => day === '' || parseDate(day) !== null;
  if (!isDate(from) || !isDate(to) || (from !== '' && to !== '' && to < from)) return t('users.search.period');
  return /^\d*$/.test(toHalfWidth(text(values['id']))) ? null : t('users.search.badId');
}
