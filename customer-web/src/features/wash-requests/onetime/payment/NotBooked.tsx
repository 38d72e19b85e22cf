import { labelOf } from '@laundry/shared/masters/lov';
import { onetimePaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { displayDateTime } from '@laundry/shared/time/display';
import { useState } from 'react';
import { LinkButton } from '../../../../components/buttons/LinkButton';
import { Card } from '../../../../components/page/Card';
import { type Description, DescriptionList } from '../../../../components/page/DescriptionList';
import { groupDigits } from '../../../../components/text/group-digits';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import { storedPayment } from '../../../../lib/payment/open-payment';
import { useNamedPayment } from '../../../../lib/payment/payment-query';
import { PATHS } from '../../../../lib/paths';
import { useCurrentUser } from '../../../../lib/session/current-user';
import { useLovs } from '../../../../lib/use-lovs';
import { useNow } from '../../now';

/**
 * Below the word that it was not paid: what was to be booked and how to go on. PayPay opens its own browser: one that did not
 * begin it knows only the price.
 */
export function NotBooked() {
  const t = useTexts('onetime').not_booked;
  const { price_title } = useTexts('onetime');
  const { pickup: pickupTerm, delivery: deliveryTerm, taxed } = useTexts('payment');
  const { bags } = useTexts('common');
  const { labels } = useTexts('requests').booking;
  const { onetime_payment_method: names } = useLovs();
  const lang = useLang();
  const now = useNow();
  const [stored] = useState(storedPayment);
  const payment = useNamedPayment();
  const company = useCurrentUser().data?.is_company ?? false;
  const kept = stored !== null && stored.no === payment?.no ? stored : null;
  const items: Description[] = [];
  if (kept?.bags !== undefined) items.push({ term: labels.count, detail: bags({ count: kept.bags }) });
  if (kept?.dates) {
    const { pickup, pickup_until, delivery } = kept.dates;
    items.push(
      { term: pickupTerm, detail: pickupWindow(pickup, pickup_until, lang, now) },
      { term: deliveryTerm, detail: displayDateTime(delivery, lang, now) },
    );
  }
  if (payment !== undefined) items.push({ term: price_title, detail: taxed({ price: groupDigits(payment.amount) }) });
  const methods = onetimePaymentChoices(company).map((method) => labelOf(names, method));
  return (
    <Card title={t.title}>
      <DescriptionList items={items} />
      <p>{kept === null ? t.elsewhere : t.lead({ methods: methods.join(t.or) })}</p>
      <div className="actions">
        <LinkButton to={PATHS.washRequest}>{kept === null ? t.anew : t.go}</LinkButton>
      </div>
    </Card>
  );
}
