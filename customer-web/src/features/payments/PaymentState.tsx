import { Badge } from '../../components/text/Badge';
import { useTexts } from '../../i18n/texts';
import type { OwnPayment } from '../../lib/calls/api-types';

const KINDS: Readonly<Partial<Record<OwnPayment['state'], 'good' | 'warn' | 'danger' | 'accent'>>> = {
  paid: 'good',
  refunded: 'good',
  billed: 'accent',
  open: 'accent',
  checking: 'accent',
  refund_due: 'warn',
  owed: 'danger',
  overdue: 'danger',
};

/** Where the money of a payment stands. */
export function PaymentState({ state }: Pick<OwnPayment, 'state'>) {
  const t = useTexts('payments');
  return <Badge kind={KINDS[state] ?? 'neutral'}>{t.state[state]}</Badge>;
}
