import { LIMITS } from '@laundry/shared/constants/limits';
import { TextInput } from 'react-admin';
import { t } from '../../i18n';

const shared = {
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  slotProps: { htmlInput: { maxLength: LIMITS.staffPasswordLength } },
};

/** A new password, twice. */
export const NewPasswordInputs = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <>
    <TextInput {...shared} autoFocus={autoFocus} source="password" helperText={t('members.password.rule')} />
    <TextInput {...shared} source="password_confirm" helperText={false} />
  </>
);
