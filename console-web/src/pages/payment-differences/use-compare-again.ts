import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { paymentDifferences as texts } from '../../i18n/payment-differences';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { DIFFERENCES } from './difference-keys';

/** Asks a payment's provider once more; what differs then is read anew. */
export function useCompareAgain(id: number) {
  const { comparePayment } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  return useOneMutation({
    mutationFn: () => comparePayment(id),
    onSuccess: ({ compared }) =>
      notify(texts.compared[compared], { type: compared === 'agreed' ? 'success' : 'warning' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: DIFFERENCES }),
  });
}
