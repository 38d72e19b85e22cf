import { LIMITS } from '@laundry/shared/constants/limits';
import { personName } from '@laundry/shared/text/person-name';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { useFormDraft } from '../../components/form/draft/useFormDraft';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { t } from '../../i18n';
import type { NewMember } from '../../providers/api/api-types';
import { NEW_MEMBER, ROLE_TYPES, newMemberErrors } from './member-form';
import { NewPasswordInputs } from './NewPasswordInputs';

/** Under which name somebody new who was begun waits: with all but the password. */
export const MEMBER_DRAFT = 'member';
const SECRETS = ['password', 'password_confirm'] as const;
const CHOICES = [{ value: '', label: t('members.add.choose') }, ...ROLE_TYPES];
const NAME = { htmlInput: { maxLength: LIMITS.personNameLength } };
const EMAIL = { htmlInput: { maxLength: LIMITS.emailLength, inputMode: 'email' } } as const;

/** Adds somebody who begins to work here. */
export function MemberDialog({ onClose }: { onClose: () => void }) {
  const draft = useFormDraft(MEMBER_DRAFT, NEW_MEMBER, SECRETS);
  const [create] = useCreate<NewMember & { id: number }>('members');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (data: NewMember) => {
    await create(undefined, { data, meta: { key: draft.keyOf(data) } }, { returnPromise: true });
    const name = personName({ name1: data.name1 ?? '', name2: data.name2 ?? '' });
    notify(t('members.add.saved', { name }), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={t('members.add.title')}
      submitLabel={t('members.add.submit')}
      pendingLabel={t('members.add.submitting')}
      record={draft.record}
      draft={draft}
      validate={newMemberErrors}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput required autoFocus source="name1" helperText={false} slotProps={NAME} />
      <TextInput required source="name2" helperText={false} slotProps={NAME} />
      <ChoiceInput
        isRequired
        source="role_type"
        choices={CHOICES}
        parse={(key: string) => (key === '' ? null : Number(key))}
      />
      <TextInput required source="email" helperText={false} slotProps={EMAIL} />
      <TextInput required source="email_confirm" helperText={false} slotProps={EMAIL} />
      <NewPasswordInputs />
    </FormDialog>
  );
}
