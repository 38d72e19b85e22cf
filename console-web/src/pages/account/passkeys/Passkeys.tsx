import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { displayDateTime } from '@laundry/shared/time/display';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import { nowJst } from '../../../providers/clock';
import { canUsePasskeysOf } from '../../../providers/passkeys';
import { AddPasskey } from './AddPasskey';
import type { OwnPasskey, usePasskeyActions } from './usePasskeyActions';

interface Props {
  readonly passkeys: readonly OwnPasskey[];
  readonly domain: string | null;
  readonly actions: ReturnType<typeof usePasskeyActions>;
}

const inWords = (moment: string) => displayDateTime(moment, 'ja', nowJst());

/** The own passkeys: added, where the browser can, and removed. */
export function Passkeys({ passkeys, domain, actions: { add, remove } }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  const isPossible = canUsePasskeysOf(domain);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', mt: 1 }}>
      <Typography variant="h3">{t('account.passkeys.title')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('account.passkeys.lead')}
      </Typography>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', display: 'grid', gap: 1 }}>
          {passkeys.map((passkey) => (
            <Box component="li" key={passkey.id} sx={row}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 700 }}>{passkey.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('account.passkeys.since', { date: inWords(passkey.created_at) })}
                  {' ・ '}
                  {passkey.last_used_at === null
                    ? t('account.passkeys.notUsed')
                    : t('account.passkeys.used', { date: inWords(passkey.last_used_at) })}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                size="small"
                color="error"
                aria-label={t('account.passkeys.removeOf', { name: passkey.name })}
                onClick={() => setRemoved(passkey)}
              >
                {t('account.passkeys.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {isPossible && (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {t('account.passkeys.add')}
        </Button>
      )}
      {isAdding && <AddPasskey add={add} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <ActionDialog
          title={t('account.passkeys.removeTitle')}
          submitLabel={t('account.passkeys.removeSubmit')}
          pendingLabel={t('account.passkeys.removeSubmit')}
          isPending={remove.isPending}
          problems={problemLines(remove.error)}
          danger
          onSubmit={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
          onClose={() => {
            remove.reset();
            setRemoved(null);
          }}
        >
          <Typography>{t('account.passkeys.removeLead', { name: removed.name })}</Typography>
        </ActionDialog>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  pb: 1,
};
