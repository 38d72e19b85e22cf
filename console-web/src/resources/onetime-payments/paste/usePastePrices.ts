import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useListContext, useNotify } from 'ra-core';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { t } from '../../../i18n';
import type { HourPrices } from '../../../providers/calls/payments/onetime-payments';
import { useConsoleData } from '../../../providers/useConsoleData';

/** Sets the prices of several hours, all or none; whatever comes of it, the grid is read anew. */
export function usePastePrices(table: string, onDone: () => void) {
  const data = useConsoleData();
  const { refetch } = useListContext();
  const notify = useNotify();
  const sent = useSentKey();
  return useOneMutation({
    mutationFn: ({ rows }: { readonly rows: HourPrices[]; readonly count: number }) =>
      data.setPrices(rows, sent.keyOf({ rows })),
    onSuccess: (_, { count }) => {
      sent.forget();
      notify(t('priceGrid.paste.done', { table, count }), { type: 'success' });
      onDone();
    },
    onSettled: () => void refetch(),
  });
}
