import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@laundry/backend/api';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** Sends an order of stops; whatever comes of it, the day is read anew. */
export function useSetOrder(onKept: () => void) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  return useOneMutation({
    mutationFn: (sent: components['schemas']['VisitOrderDto']) => data.orderVisits(sent),
    onSuccess: () => {
      notify(t('visitOrder.saved'), { type: 'success' });
      onKept();
    },
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
