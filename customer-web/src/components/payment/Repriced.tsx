import { useTexts } from '../../i18n/texts';
import { Alert } from '../messages/Alert';
import { groupDigits } from '../text/group-digits';

/** The price changed after it was shown: nothing was booked, and the customer is asked to confirm the new price. */
export function Repriced({ from, to }: { from: number; to: number }) {
  const t = useTexts('payment');
  const taxed = (price: number): string => t.taxed({ price: groupDigits(price) });
  return (
    <Alert kind="warn" role="alert" title={t.repriced}>
      <p>{t.from_to({ from: taxed(from), to: taxed(to) })}</p>
      <p>{t.repriced_lead}</p>
    </Alert>
  );
}
