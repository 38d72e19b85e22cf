import type { PAYMENT_STATUS, PaymentStatus } from '@laundry/shared/constants/payment-methods';
import { personName } from '@laundry/shared/text/person-name';
import Typography from '@mui/material/Typography';
import { Confirm } from '../../components/form/dialog/Confirm';
import { FactList } from '../../components/page/FactList';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { kindText, methodText, priceText, statusText } from './payment-facts';

/** What ends a refund: made, or not needed. */
export type Ending = Exclude<PaymentStatus, typeof PAYMENT_STATUS.pending>;

interface Props {
  readonly payment: ManualPayment;
  readonly to: Ending;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before a refund is said to be made, or not needed: whose, how much, and that no money moves by it. */
export function RefundQuestion({ payment, to, onConfirm, onClose }: Props) {
  const from = statusText(payment);
  return (
    <Confirm
      title={t(`payments.refunding.title.${to}`)}
      content={
        <>
          <FactList
            facts={[
              { label: t('payments.fields.user'), value: `${personName(payment)}（ID ${payment.user_id}）` },
              { label: t('payments.refunding.amount'), value: priceText(payment) },
              { label: t('payments.fields.page_id'), value: `${kindText(payment)}・${methodText(payment)}` },
              { label: t('payments.fields.status_id'), value: `${from} → ${statusText({ status_id: to })}` },
            ]}
          />
          <Typography sx={{ mt: 2 }}>{t(`payments.refunding.lead.${to}`)}</Typography>
        </>
      }
      confirm={t(`payments.refunding.submit.${to}`)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
