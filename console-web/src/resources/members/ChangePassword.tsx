import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { passwordErrors } from './member-form';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { t } from '../../i18n';
import type { Member } from '../../providers/api/api-types';
import type { MemberPassword } from '../../providers/calls/members';
import { useConsoleData } from '../../providers/useConsoleData';
import { NewPasswordInputs } from './NewPasswordInputs';

/** Of as many signs as every password of staff has: none of it is known. */
const MASK = '••••••••';
type Passwords = Omit<MemberPassword, 'id'>;

/** The masked password of a member of staff, and the way to give a new one. */
export function ChangePassword() {
  const member = useRecordContext<Member>();
  const [isOpen, setOpen] = useState(false);
  const data = useConsoleData();
  const notify = useNotify();
  if (member === undefined) return null;
  const { id } = member;
  const name = personName(member);
  const save = async ({ password, password_confirm }: Passwords) => {
    await data.setMemberPassword({ id, password, password_confirm });
    notify(t('members.password.saved', { name }), { type: 'success' });
    setOpen(false);
  };
  return (
    <>
      <span aria-hidden>{MASK}</span>{' '}
      <Button
        variant="outlined"
        size="small"
        aria-label={t('members.password.changeOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('members.password.change')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('members.password.title')}
          submitLabel={t('members.password.submit')}
          pendingLabel={t('members.password.submitting')}
          record={{ password: '', password_confirm: '' }}
          validate={passwordErrors}
          onSubmit={save}
          onClose={() => setOpen(false)}
        >
          <Typography>{t('members.password.lead', { name })}</Typography>
          <NewPasswordInputs autoFocus />
        </FormDialog>
      )}
    </>
  );
}
