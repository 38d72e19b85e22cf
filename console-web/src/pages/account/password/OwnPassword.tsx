import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../i18n';
import { ChangeOwnPassword } from './ChangeOwnPassword';

/** The own password, and the way to a new one. */
export function OwnPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('account.password.lead')}
      </Typography>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
        {t('account.password.change')}
      </Button>
      {isOpen && <ChangeOwnPassword onClose={() => setOpen(false)} />}
    </>
  );
}
