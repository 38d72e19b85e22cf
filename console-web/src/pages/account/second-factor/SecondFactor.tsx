import { displayDateTime } from '@laundry/shared/time/display';
import { isSecondFactorOverdue } from '@laundry/shared/rules/accounts/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { problemLines } from '../../../providers/api/problem';
import { canUsePasskeysOf } from '../../../providers/passkeys';
import { useSecondFactor } from '../../../providers/useSecondFactor';
import { Passkeys } from '../passkeys/Passkeys';
import { usePasskeyActions } from '../passkeys/usePasskeyActions';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';
import { useSecondFactorActions } from './useSecondFactorActions';

/** The own second factor: set up, moved to another app, removed, and its recovery codes. */
export function SecondFactor() {
  const factor = useSecondFactor();
  const actions = useSecondFactorActions();
  const { begin, confirm, renew, remove } = actions;
  const passkeyActions = usePasskeyActions(actions.tell);
  const [isRemoving, setRemoving] = useState(false);
  if (factor.isPending) return <LoadingScreen />;
  if (factor.data === undefined) return <FailedScreen error={factor.error} onRetry={() => void factor.refetch()} />;
  const {
    confirmed_at,
    has_app,
    passkeys,
    passkey_domain,
    recovery_codes_left: left,
    due_at,
    is_app_unreadable,
  } = factor.data;
  if (actions.codes !== null) return <RecoveryCodes codes={actions.codes} onKept={actions.done} />;
  if (begin.data !== undefined) return <SetUp app={begin.data} confirm={confirm} onCancel={actions.done} />;
  // Where the service has no domain, or the browser no passkeys, there are none to add, and none is promised.
  const hasPasskeys = passkeys.length > 0 || canUsePasskeysOf(passkey_domain);
  const inWords = (moment: string) => displayDateTime(moment, 'ja', nowJst());
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {t(hasPasskeys ? 'account.secondFactor.leadWithPasskeys' : 'account.secondFactor.lead')}
      </Typography>
      {confirmed_at !== null && (
        <Typography>{t('account.secondFactor.on', { date: inWords(confirmed_at), left })}</Typography>
      )}
      {is_app_unreadable && (
        <Typography color="warning" sx={{ fontWeight: 700 }}>
          {t('account.secondFactor.unreadable')}
        </Typography>
      )}
      {due_at !== null && (
        <Typography color="warning" sx={{ fontWeight: 700 }}>
          {isSecondFactorOverdue(due_at, nowJst())
            ? t('account.secondFactor.overdue')
            : t('account.secondFactor.due', { date: inWords(due_at) })}
        </Typography>
      )}
      <ProblemLines lines={problemLines(begin.error ?? renew.error)} />
      <Button
        variant={confirmed_at === null ? 'contained' : 'outlined'}
        disabled={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {t(has_app ? 'account.secondFactor.other' : 'account.secondFactor.begin')}
      </Button>
      {confirmed_at !== null && (
        <Button variant="outlined" disabled={renew.isPending} onClick={() => renew.mutate()}>
          {t('account.secondFactor.renew')}
        </Button>
      )}
      {has_app && (
        <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
          {t('account.secondFactor.remove')}
        </Button>
      )}
      {hasPasskeys && <Passkeys passkeys={passkeys} domain={passkey_domain} actions={passkeyActions} />}
      {isRemoving && (
        <ActionDialog
          title={t('account.secondFactor.removeTitle')}
          submitLabel={t('account.secondFactor.removeSubmit')}
          pendingLabel={t('account.secondFactor.removeSubmit')}
          isPending={remove.isPending}
          problems={problemLines(remove.error)}
          danger
          onSubmit={() => remove.mutate(undefined, { onSuccess: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        >
          <Typography>
            {t(passkeys.length > 0 ? 'account.secondFactor.removeLeadWithPasskeys' : 'account.secondFactor.removeLead')}
          </Typography>
        </ActionDialog>
      )}
    </Box>
  );
}
