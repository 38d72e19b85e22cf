import { isInvoiced } from '@laundry/shared/rules/payments/customer-payment';
import { displayDate, displayMonth } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { NotSent } from '../../components/messages/NotSent';
import { Yen } from '../../components/text/Yen';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser, OwnPayment } from '../../lib/calls/api-types';
import { DocumentForm } from './DocumentForm';
import { Issued } from './Issued';
import { PaymentState } from './PaymentState';
import styles from './PaymentRow.module.css';
import { useIssuing } from './use-issuing';
import { useOwnAddressee } from './use-own-addressee';

interface MonthInvoiceProps {
  user: CurrentUser;
  month: string;
  payments: readonly OwnPayment[];
}

/** All that a month has billed by invoice, as one invoice: made out to the account at one press, to another when it is asked for. */
export function MonthInvoice({ user, month, payments }: MonthInvoiceProps) {
  const t = useTexts('payments');
  const lang = useLang();
  const now = nowJst();
  const [wantsOther, setWantsOther] = useState(false);
  const id = useId();
  const addressee = useOwnAddressee(user);
  const issuing = useIssuing(month);
  const isOpen = wantsOther || issuing.nameError !== null;
  const billed = payments.filter(isInvoiced);
  const due = billed.map(({ due_date }) => due_date).find((date) => date !== null);
  // As long as one of its bills is to be paid, it is.
  const state = (['overdue', 'billed', 'paid'] as const).find((each) => billed.some((bill) => bill.state === each));
  const total = billed.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className={styles.row} aria-labelledby={`${id}-what`}>
      <h3 id={`${id}-what`} className={styles.what}>
        {t.invoice_of({ month: displayMonth(month, lang, now) })}
      </h3>
      <p className={styles.amount}>
        <Yen amount={total} />
      </p>
      {state && (
        <p className={styles.state}>
          <PaymentState state={state} />{' '}
          {due !== undefined && state !== 'paid' && (
            <span className="muted small">{t.due_on({ date: displayDate(due, lang, now) })}</span>
          )}
        </p>
      )}
      <div className={styles.action}>
        <Button
          small
          aria-describedby={`${id}-what`}
          pending={issuing.isPending}
          onClick={() => issuing.mutate(addressee)}
        >
          {t.invoice}
        </Button>
      </div>
      <div className={styles.below}>
        {user.is_company && !issuing.data && <p className="small muted">{t.closes_cost_centres}</p>}
        <NotSent error={issuing.failure} title={t.issue_failed} />
        {issuing.data && <Issued document={issuing.data} />}
        <div>
          <Button
            kind="quiet"
            small
            aria-describedby={`${id}-what`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setWantsOther(!isOpen)}
          >
            {isOpen ? t.less : t.other_addressee}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <DocumentForm user={user} subject={month} refused={issuing.nameError} />
        </div>
      )}
    </article>
  );
}
