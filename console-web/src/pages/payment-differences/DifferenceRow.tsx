import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addressee } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';
import { FactList } from '../../components/page/FactList';
import { t } from '../../i18n';
import { paymentDifferences as texts } from '../../i18n/payment-differences';
import type { PaymentDifference } from '../../providers/api/api-types';
import { PaymentLink } from '../../resources/payment-inquiries/PaymentLink';
import { amountText, channelText, moment, stateText } from '../../resources/payment-inquiries/inquiry-words';
import { tokens } from '../../theme/tokens';
import { useCompareAgain } from './use-compare-again';

/** One payment: how it stands here and there, since when, and asking once more. */
export function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  const { payment_id, user_id, channel, kind, found_at, asked_at } = difference;
  const again = useCompareAgain(payment_id);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 240, overflowWrap: 'anywhere' }}>
        <Typography color="error" sx={{ fontWeight: 700 }}>
          {texts.kinds[kind]}
        </Typography>
        <Typography component="div">
          <PaymentLink id={payment_id} />
          {`　${channelText(channel)}　`}
          <CustomerLink id={user_id}>{addressee(difference)}</CustomerLink>
        </Typography>
        <FactList facts={sidesOf(difference)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {`${t('paymentDifferences.since', { at: moment(found_at) })}　${t('paymentDifferences.asked', { at: moment(asked_at) })}`}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        aria-label={t('paymentDifferences.askOf', { payment: t('inquiries.payment', { id: payment_id }) })}
        disabled={again.isPending}
        onClick={() => again.mutate()}
      >
        {t('paymentDifferences.ask')}
      </Button>
    </Box>
  );
}

const sidesOf = ({ our_state, our_amount, their_outcome, their_amount }: PaymentDifference) => [
  { label: t('paymentDifferences.ours'), value: `${stateText(our_state)}　${amountText(our_amount)}` },
  {
    label: t('paymentDifferences.theirs'),
    value: their_outcome === 'none' ? t('inquiries.none') : `${stateText(their_outcome)}　${amountText(their_amount)}`,
  },
];

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: `1px solid ${tokens.line}` },
};
