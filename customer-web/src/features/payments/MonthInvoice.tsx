import { isInvoiced } from '@laundry/shared/rules/payments/customer-payment';
import { displayMonth } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { Yen } from '../../components/text/Yen';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser, OwnPayment } from '../../lib/calls/api-types';
import { DocumentForm } from './DocumentForm';
import styles from './PaymentRow.module.css';

interface MonthInvoiceProps {
  user: CurrentUser;
  month: string;
  payments: readonly OwnPayment[];
}

/** All that a month has billed by invoice, as one invoice. */
export function MonthInvoice({ user, month, payments }: MonthInvoiceProps) {
  const t = useTexts('payments');
  const lang = useLang();
  const now = nowJst();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const total = payments.filter(isInvoiced).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className={styles.row} aria-labelledby={`${id}-what`}>
      <h3 id={`${id}-what`} className={styles.what}>
        {t.invoice_of({ month: displayMonth(month, lang, now) })}
      </h3>
      <p className={styles.amount}>
        <Yen amount={total} />
      </p>
      <div className={styles.action}>
        <Button
          small
          aria-describedby={`${id}-what`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.less : t.invoice}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <DocumentForm user={user} subject={month} />
        </div>
      )}
    </article>
  );
}
