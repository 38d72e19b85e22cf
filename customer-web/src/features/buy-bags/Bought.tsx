import { Alert } from '../../components/messages/Alert';
import { LinkButton } from '../../components/buttons/LinkButton';
import { groupDigits } from '../../components/text/group-digits';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { usePaid } from '../../lib/payment/payment-query';

interface BoughtProps {
  /** Null while they are counted anew. */
  bags: number | null;
  /** Yen; of a card the payment that the address names says it. */
  price?: number;
}

/** The bags are there, and what they cost. */
export function Bought({ bags, price }: BoughtProps) {
  const t = useTexts('buy_bags');
  const common = useTexts('common');
  const { taxed } = useTexts('payment');
  const paid = usePaid();
  const cost = price ?? paid;
  return (
    <>
      <Alert kind="good" role="status" title={t.done_title}>
        {cost !== null && <p>{t.done_price({ price: taxed({ price: groupDigits(cost) }) })}</p>}
        <p>{bags === null ? common.loading : t.done_left({ bags: common.bags({ count: bags }) })}</p>
      </Alert>
      <div className="actions">
        <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>
      </div>
    </>
  );
}
