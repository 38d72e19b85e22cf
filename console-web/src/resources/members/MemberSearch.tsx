import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { t } from '../../i18n';
import { ROLE_TYPES } from './member-facts';

const CHOICES = [{ value: '', label: t('members.search.all') }, ...ROLE_TYPES];

/** Whom to look for among the staff. */
export const MemberSearch = () => (
  <SearchPanel choices={{ role_type: CHOICES }}>
    <TextInput source="name" helperText={false} />
    <TextInput source="email" helperText={false} />
    <ChoiceInput source="role_type" choices={CHOICES} />
  </SearchPanel>
);
