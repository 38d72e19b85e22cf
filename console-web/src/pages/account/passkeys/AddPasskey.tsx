import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import { type usePasskeyActions, DeclinedPasskey } from './usePasskeyActions';

interface Props {
  readonly add: ReturnType<typeof usePasskeyActions>['add'];
  readonly onClose: () => void;
}

/** Names a passkey; the browser then asks for finger, face or key. */
export function AddPasskey({ add, onClose }: Props) {
  const [name, setName] = useState('');
  const close = () => {
    add.reset();
    onClose();
  };
  const problems = add.error instanceof DeclinedPasskey ? [t('account.passkeys.declined')] : problemLines(add.error);
  return (
    <ActionDialog
      title={t('account.passkeys.addTitle')}
      submitLabel={t('account.passkeys.addSubmit')}
      pendingLabel={t('account.passkeys.addPending')}
      isPending={add.isPending}
      problems={problems}
      onSubmit={() => {
        if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: onClose });
      }}
      onClose={close}
    >
      <Typography>{t('account.passkeys.addLead')}</Typography>
      <TextField
        autoFocus
        required
        label={t('account.passkeys.name')}
        helperText={t('account.passkeys.nameHelp')}
        slotProps={{ htmlInput: { maxLength: LIMITS.passkeyNameLength } }}
        value={name}
        onChange={({ target }) => setName(target.value)}
        sx={{ mt: 2 }}
        fullWidth
      />
    </ActionDialog>
  );
}
