import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { t } from '../../../i18n';
import { useConsoleData } from '../../../providers/useConsoleData';
import { SECOND_FACTOR } from '../../../providers/useSecondFactor';

/** What is done to the own second factor; recovery codes that were just told are `codes` until they are kept. */
export function useSecondFactorActions() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const lookAgain = () => client.invalidateQueries({ queryKey: SECOND_FACTOR });
  const begin = useOneMutation({ mutationFn: () => data.beginSecondFactor(), gcTime: 0 });
  const confirm = useOneMutation({
    mutationFn: (code: string) => data.confirmSecondFactor(code),
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      notify(t('account.secondFactor.confirmed'), { type: 'success' });
      return client.invalidateQueries();
    },
  });
  const renew = useOneMutation({
    mutationFn: () => data.renewRecoveryCodes(),
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      return lookAgain();
    },
  });
  const remove = useOneMutation({
    mutationFn: () => data.removeSecondFactor(),
    onSuccess: () => {
      notify(t('account.secondFactor.removed'), { type: 'success' });
      return lookAgain();
    },
  });
  const done = () => {
    setCodes(null);
    begin.reset();
    confirm.reset();
  };
  return { codes, tell: setCodes, begin, confirm, renew, remove, done };
}
