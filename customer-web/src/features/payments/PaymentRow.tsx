import { TAX_RATE, taxByRate } from '@laundry/shared/rules/payments/consumption-tax';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { LinkButton } from '../../components/buttons/LinkButton';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { Yen } from '../../components/text/Yen';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser, OwnPayment } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { DocumentForm } from './DocumentForm';
import styles from './PaymentRow.module.css';
import { PaymentState } from './PaymentState';
import { usePaymentWords } from './payment-words';

/** What was charged, billed or given back: when, what for, how much and where it stands; the rest when it is asked for. */
export function PaymentRow({ user, payment }: { user: CurrentUser; payment: OwnPayment }) {
  const t = useTexts('payments');
  const lang = useLang();
  const now = nowJst();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const what = usePaymentWords()(payment);
  const date = displayDate(dateOf(payment.at), lang, now);
  const action = isOpen ? t.less : payment.has_receipt ? t.receipt : t.more;
  return (
    <article className={styles.row} aria-labelledby={`${id}-what`}>
      <p className={styles.date}>{date}</p>
      <h3 id={`${id}-what`} className={styles.what}>
        {what}
      </h3>
      <p className={styles.amount}>
        {payment.is_refund && '−'}
        <Yen amount={payment.amount} />
      </p>
      <p className={styles.state}>
        <PaymentState state={payment.state} /> <span className="muted small">{t.method[payment.method]}</span>
      </p>
      <div className={styles.action}>
        <Button
          kind="secondary"
          small
          aria-label={t.of_row({ what, date, action })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <PaymentDetail user={user} payment={payment} date={date} />
        </div>
      )}
    </article>
  );
}

interface PaymentDetailProps {
  user: CurrentUser;
  payment: OwnPayment;
  date: string;
}

function PaymentDetail({ user, payment, date }: PaymentDetailProps) {
  const t = useTexts('payments');
  const lang = useLang();
  const now = nowJst();
  const { amount, method, due_date, key, state } = payment;
  const [tax] = taxByRate([{ rate: TAX_RATE.standard, amount }]);
  const told: Partial<Record<OwnPayment['state'], string>> = t.told;
  const items: Description[] = [
    { term: t.rows.date, detail: date },
    { term: t.rows.method, detail: t.method[method] },
    { term: t.rows.amount, detail: <Yen amount={amount} /> },
    { term: t.rows.tax, detail: <Yen amount={tax?.tax ?? 0} /> },
    ...(due_date === null ? [] : [{ term: t.rows.due, detail: displayDate(due_date, lang, now) }]),
    { term: t.rows.number, detail: key.toUpperCase() },
  ];
  return (
    <>
      {told[state] !== undefined && <p>{told[state]}</p>}
      <DescriptionList items={items} />
      {state === 'owed' && (
        <div>
          <LinkButton to={PATHS.renewCard} small>
            {t.renew_card}
          </LinkButton>
        </div>
      )}
      {payment.has_receipt && <DocumentForm user={user} subject={key} />}
    </>
  );
}
