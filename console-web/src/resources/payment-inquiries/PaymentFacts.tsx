import Alert from '@mui/material/Alert';
import { addressee } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';
import { FactList } from '../../components/page/FactList';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { PaymentDetail } from '../../providers/api/api-types';
import { amountText, channelText, moment, pageText, stateText } from './inquiry-words';

/** How a payment stands, what it is for, and by which numbers it is known. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { state, user_id, channel, page_id, amount, no, provider_ref, refund_needed } = payment;
  const { created_at, expires_at, settled_at, next_ask_at } = payment;
  const fact = (label: string, at: string | null) => (at === null ? [] : [{ label, value: moment(at) }]);
  return (
    <Section title={stateText(state)}>
      {refund_needed && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('inquiries.page.refund')}
        </Alert>
      )}
      <FactList
        facts={[
          { label: t('inquiries.fields.user'), value: <CustomerLink id={user_id}>{addressee(payment)}</CustomerLink> },
          { label: t('inquiries.page.purpose'), value: `${pageText(page_id)}・${channelText(channel)}` },
          { label: t('inquiries.page.amount'), value: amountText(amount) },
          { label: t('inquiries.page.no'), value: no },
          { label: t('inquiries.page.ref'), value: provider_ref ?? t('inquiries.none') },
          ...fact(t('inquiries.page.created'), created_at),
          ...fact(t('inquiries.page.expires'), expires_at),
          ...fact(t('inquiries.page.settled'), settled_at),
          {
            label: t('inquiries.page.next'),
            value: next_ask_at === null ? t('inquiries.page.noNext') : moment(next_ask_at),
          },
        ]}
      />
    </Section>
  );
}
