import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { personName } from '@laundry/shared/text/person-name';
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionDialog } from '../../components/form/dialog/ActionDialog';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import { useOperator } from '../../providers/access/OperatorContext';
import type { Administrator } from '../../providers/api/api-types';
import { ACCOUNT_PATH } from '../../providers/session/auth-provider';
import { useConsoleData } from '../../providers/useConsoleData';

/** Takes away the second factor of who has lost it; of others: the own one is a matter of the own account. */
export function ResetSecondFactor() {
  const member = useRecordContext<Administrator>();
  const { id: own } = useOperator();
  const [isOpen, setOpen] = useState(false);
  const data = useConsoleData();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = member === undefined ? '' : personName(member);
  const reset = useOneMutation({
    mutationFn: (id: number) => data.resetSecondFactor(id),
    onSuccess: () => {
      setOpen(false);
      notify(t('members.secondFactor.saved', { name }), { type: 'success' });
      refresh();
    },
  });
  if (member === undefined) return null;
  if (member.id === own) return <Link to={ACCOUNT_PATH}>{t('members.secondFactor.own')}</Link>;
  if (!member.has_second_factor) return t('members.secondFactor.none');
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('members.secondFactor.resetOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('members.secondFactor.reset')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={t('members.secondFactor.title')}
          submitLabel={t('members.secondFactor.submit')}
          pendingLabel={t('members.secondFactor.submit')}
          isPending={reset.isPending}
          problems={problemLines(reset.error)}
          danger
          onSubmit={() => reset.mutate(member.id)}
          onClose={() => setOpen(false)}
        >
          <Typography>{t('members.secondFactor.lead', { name })}</Typography>
        </ActionDialog>
      )}
    </>
  );
}
