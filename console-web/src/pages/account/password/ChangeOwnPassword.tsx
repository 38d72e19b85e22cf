import { LIMITS } from '@laundry/shared/constants/limits';
import Typography from '@mui/material/Typography';
import { ROLE } from '@laundry/shared/constants/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { TextInput, type TextInputProps } from 'react-admin';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { usePasswordToggle } from '../../../components/form/fields/usePasswordToggle';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import { session } from '../../../providers/session/session';
import { useConsoleData } from '../../../providers/useConsoleData';
import { NO_PASSWORDS, type Passwords, ownPasswordErrors } from './own-password';

/** A new password of one's own. The current one is asked for always: a screen that was left open must not be enough. */
export function ChangeOwnPassword({ onClose }: { onClose: () => void }) {
  const { role } = useOperator();
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const save = async (values: Passwords) => {
    const { access_token } = await data.changePassword(values);
    session.start(access_token);
    notify(t('account.password.saved'), { type: 'success' });
    onClose();
    void client.invalidateQueries();
  };
  const fields = t('account.password.fields', { returnObjects: true });
  return (
    <FormDialog
      title={t('account.password.title')}
      submitLabel={t('account.password.submit')}
      pendingLabel={t('account.password.submitting')}
      record={NO_PASSWORDS}
      validate={(values) => ownPasswordErrors(values, role)}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>{t('account.password.lead')}</Typography>
      <PasswordInput
        autoFocus
        source="current_password"
        label={fields.current_password}
        autoComplete="current-password"
      />
      <PasswordInput
        source="password"
        label={fields.password}
        autoComplete="new-password"
        helperText={t(role === ROLE.staff ? 'members.password.rule' : 'account.password.rule')}
        slotProps={{ htmlInput: { maxLength: LIMITS.passwordMaxLength } }}
      />
      <PasswordInput source="password_confirm" label={fields.password_confirm} autoComplete="new-password" />
    </FormDialog>
  );
}

/** A password in a form of react-admin's. */
function PasswordInput({ slotProps, ...props }: TextInputProps) {
  const { type, input } = usePasswordToggle();
  return <TextInput required helperText={false} {...props} type={type} slotProps={{ ...slotProps, input }} />;
}
