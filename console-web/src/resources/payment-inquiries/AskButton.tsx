import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { t } from '../../i18n';
import type { PaymentDetail } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { stateText } from './inquiry-words';
import { paymentKey } from './payment-key';

/** Has the provider asked at once what became of a payment; why not, where it cannot be. */
export function AskButton({ payment: { id, may_ask } }: { payment: PaymentDetail }) {
  const { askProvider } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const reasonId = useId();
  const ask = useOneMutation({
    mutationFn: () => askProvider(id),
    onSuccess: (payment) => {
      client.setQueryData(paymentKey(id), payment);
      notify(t('inquiries.page.asked', { state: stateText(payment.state) }), { type: 'success' });
    },
    onError: async (error) => {
      notify(problemLines(error).join('、'), { type: 'warning' });
      await client.invalidateQueries({ queryKey: paymentKey(id) });
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!may_ask && (
        <Typography id={reasonId} variant="body2" color="textSecondary">
          {t('inquiries.page.mayNot')}
        </Typography>
      )}
      <Button
        variant="contained"
        disabled={!may_ask || ask.isPending}
        {...(!may_ask && { 'aria-describedby': reasonId })}
        onClick={() => ask.mutate()}
      >
        {t('inquiries.page.ask')}
      </Button>
    </Box>
  );
}
