import type { components } from '@laundry/backend/api';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import { makePasskey } from '../../../providers/passkeys';
import { useConsoleData } from '../../../providers/useConsoleData';

export type OwnPasskey = components['schemas']['PasskeyView'];

/** Its owner declined, or the authenticator is registered already: the browser tells no more. */
export class DeclinedPasskey extends Error {}

/** What is done to the own passkeys; recovery codes that come with the first one are told to `onCodes`. */
export function usePasskeyActions(onCodes: (codes: readonly string[]) => void) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const add = useOneMutation({
    mutationFn: async (name: string) => {
      const asked = await data.beginPasskey();
      const made = await makePasskey(asked).catch(() => {
        throw new DeclinedPasskey();
      });
      return data.addPasskey({ ...made, name });
    },
    onSuccess: ({ recovery_codes }) => {
      if (recovery_codes.length > 0) onCodes(recovery_codes);
      notify(t('account.passkeys.added'), { type: 'success' });
      return client.invalidateQueries();
    },
  });
  const remove = useOneMutation({
    mutationFn: (id: number) => data.removePasskey(id),
    onSuccess: () => {
      notify(t('account.passkeys.removed'), { type: 'success' });
      return client.invalidateQueries();
    },
  });
  return { add, remove };
}
