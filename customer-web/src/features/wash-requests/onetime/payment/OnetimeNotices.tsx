import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { Alert } from '../../../../components/messages/Alert';
import { useTexts } from '../../../../i18n/texts';
import { type OnetimeValues, paysBy } from '../onetime-values';

/** What holds of a request once it is paid, or ordered by invoice. */
export function OnetimeNotices({ values }: { values: OnetimeValues }) {
  const t = useTexts('onetime');
  const notices = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice) ? t.notices_invoice : t.notices;
  return (
    <Alert title={t.notices_title}>
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Alert>
  );
}
