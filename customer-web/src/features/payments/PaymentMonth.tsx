import { displayMonth } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { Button } from '../../components/buttons/Button';
import { NotSent } from '../../components/messages/NotSent';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser, OwnPayment } from '../../lib/calls/api-types';
import { MonthInvoice } from './MonthInvoice';
import { savePaymentFile, saveRequestsFile } from './own-payments';
import { PaymentRow } from './PaymentRow';

interface PaymentMonthProps {
  user: CurrentUser;
  month: string;
  payments: readonly OwnPayment[];
  /** Its invoice can be issued. */
  hasInvoice: boolean;
}

/** What one month has cost, with its file for an accountant. */
export function PaymentMonth({ user, month, payments, hasInvoice }: PaymentMonthProps) {
  const t = useTexts('payments');
  const lang = useLang();
  const name = displayMonth(month, lang, nowJst());
  const saving = useOneMutation({ mutationFn: () => savePaymentFile(month) });
  const savingRequests = useOneMutation({ mutationFn: () => saveRequestsFile(month) });
  return (
    <section className="stack-tight" aria-labelledby={`month-${month}`}>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <h2 id={`month-${month}`}>{name}</h2>
        <Button
          kind="quiet"
          small
          aria-label={t.file_of({ month: name })}
          pending={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t.file}
        </Button>
      </div>
      {user.is_company && (
        <div>
          <Button
            kind="quiet"
            small
            aria-label={t.requests_file_of({ month: name })}
            pending={savingRequests.isPending}
            onClick={() => savingRequests.mutate()}
          >
            {t.requests_file}
          </Button>
        </div>
      )}
      <NotSent error={saving.error ?? savingRequests.error} title={t.file_failed} />
      {hasInvoice && <MonthInvoice user={user} month={month} payments={payments} />}
      {payments.map((payment) => (
        <PaymentRow key={payment.key} user={user} payment={payment} />
      ))}
    </section>
  );
}
