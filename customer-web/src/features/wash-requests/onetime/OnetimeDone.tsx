import { labelOf } from '@laundry/shared/masters/lov';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../../components/page/Card';
import { type Description, DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { groupDigits } from '../../../components/text/group-digits';
import { useTexts } from '../../../i18n/texts';
import type { PaymentState } from '../../../lib/calls/api-types';
import { isInvoice } from '../../../lib/payment/payment-query';
import { PATHS } from '../../../lib/paths';
import { useToken } from '../../../lib/session/session-token';
import { useLovs } from '../../../lib/use-lovs';
import { LegMoment } from '../LegMoment';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { useRequestFacts } from '../use-request-facts';

interface OnetimeDoneProps {
  id: number | null;
  payment: PaymentState | null;
}

/** A request that is made and paid. Its times are the customer's own: PayPay may come back where nobody is signed in. */
export function OnetimeDone({ id, payment }: OnetimeDoneProps) {
  const t = useTexts('onetime');
  const { labels } = useTexts('requests').booking;
  const { taxed } = useTexts('payment');
  const { bags } = useTexts('common');
  const { onetime_payment_method: methods } = useLovs();
  const facts = useRequestFacts();
  const now = useNow();
  const signedIn = useToken() !== null;
  const requests = useQuery({ ...currentRequestsQuery, enabled: signedIn && id !== null });
  const row = requests.data?.find((each) => each.id === id);
  const items: Description[] = [];
  if (id !== null) items.push({ term: t.done.number, detail: <strong>{id}</strong> });
  if (row !== undefined) {
    items.push(
      { term: labels.sched_pickup_dt, detail: <LegMoment row={row} leg="pickup" now={now} /> },
      { term: labels.sched_delivery_dt, detail: <LegMoment row={row} leg="delivery" now={now} /> },
      { term: labels.count, detail: bags({ count: row.count }) },
      ...(row.delivery_box_pw === '' ? [] : [facts(row).box]),
      ...(row.bikou === '' ? [] : [facts(row).remarks]),
    );
  }
  if (payment !== null) {
    items.push(
      { term: t.price_title, detail: taxed({ price: groupDigits(payment.amount) }) },
      { term: t.labels.onetime_payment_method_id, detail: labelOf(methods, payment.payment_method) },
    );
  }
  return (
    <Card>
      <p role="status">{t.done.lead}</p>
      {isInvoice(payment) && <p>{t.done.invoice}</p>}
      <DescriptionList items={items} />
      <p>
        <Link to={PATHS.notice}>{t.done.prepare}</Link>
      </p>
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{t.done.to_currents}</LinkButton>
        {row !== undefined && <AddToCalendar row={row} legs={['pickup', 'delivery']} now={now} />}
        <LinkButton to={PATHS.washRequest} kind="secondary">
          {t.done.again}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Shown when the address is opened by hand and names no payment. */
export function OnetimeUnknown() {
  const { done: t } = useTexts('onetime');
  return (
    <Card>
      <p>{t.unknown}</p>
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{t.to_currents}</LinkButton>
      </div>
    </Card>
  );
}
