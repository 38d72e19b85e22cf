import PersonAdd from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { LIMITS } from '@laundry/shared/constants/limits';
import { personName } from '@laundry/shared/text/person-name';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { useSentKey } from '../../components/form/sending/useSentKey';
import { t } from '../../i18n';
import type { NewMember } from '../../providers/api/api-types';
import { NEW_MEMBER, ROLE_TYPES, newMemberErrors } from './member-form';
import { NewPasswordInputs } from './NewPasswordInputs';

const CHOICES = [{ value: '', label: t('members.add.choose') }, ...ROLE_TYPES];
const NAME = { htmlInput: { maxLength: LIMITS.personNameLength } };
const EMAIL = { htmlInput: { maxLength: LIMITS.emailLength, inputMode: 'email' } } as const;

/** The form of an account for somebody who begins to work here. */
export function AddMember() {
  const [isOpen, setOpen] = useState(false);
  const [create] = useCreate<NewMember & { id: number }>('members');
  const notify = useNotify();
  const refresh = useRefresh();
  const sent = useSentKey();
  const close = () => {
    sent.forget();
    setOpen(false);
  };
  const save = async (data: NewMember) => {
    await create(undefined, { data, meta: { key: sent.keyOf(data) } }, { returnPromise: true });
    notify(t('members.add.saved', { name: personName({ name1: data.name1 ?? '', name2: data.name2 ?? '' }) }), {
      type: 'success',
    });
    close();
    refresh();
  };
  return (
    <>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('members.add.open')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('members.add.title')}
          submitLabel={t('members.add.submit')}
          pendingLabel={t('members.add.submitting')}
          record={NEW_MEMBER}
          validate={newMemberErrors}
          onSubmit={save}
          onClose={close}
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
      )}
    </>
  );
}
