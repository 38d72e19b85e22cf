import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { type PlanId, sizeKeyOf } from '@laundry/shared/rules/plans/plan-id';
import { Repriced } from '../../components/payment/Repriced';
import { useMonths } from '../../components/plan/use-months';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { NotSent } from '../../components/messages/NotSent';
import { groupDigits } from '../../components/text/group-digits';
import { StepActions } from '../../components/buttons/StepActions';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useLovs } from '../../lib/use-lovs';
import type { Purchase } from './purchase';
import type { BagPurchase } from './use-purchase';

interface PurchaseConfirmProps {
  user: CurrentUser;
  plan: PlanId;
  purchase: BagPurchase;
  confirming: Purchase;
}

/** What is bought, what it costs, and how many bags there are then. */
export function PurchaseConfirm({ user, plan, purchase, confirming }: PurchaseConfirmProps) {
  const t = useTexts('buy_bags');
  const payment = useTexts('payment');
  const common = useTexts('common');
  const lovs = useLovs();
  const { until } = useMonths(user);
  const { count, method, unit, price } = confirming;
  const { available_request_count: left } = user;
  const bags = common.bags({ count });
  const byCard = method === PAYMENT_METHOD.creditCard;
  return (
    <div className="stack">
      <Card title={t.confirm_title}>
        <DescriptionList
          items={[
            { term: t.size, detail: labelOf(lovs.size, sizeKeyOf(plan)) },
            { term: t.labels.count, detail: bags },
            {
              term: t.price,
              detail: (
                <>
                  <strong>{payment.taxed({ price: groupDigits(price) })}</strong>
                  <br />
                  {t.unit_times({ price: groupDigits(unit), bags })}
                </>
              ),
            },
            { term: t.labels.payment_method, detail: labelOf(lovs.payment_method, method) },
            {
              term: t.left,
              detail: t.from_to({ from: common.bags({ count: left }), to: common.bags({ count: left + count }) }),
            },
            { term: t.valid, detail: until },
          ]}
        />
      </Card>
      {purchase.newPrice !== null && purchase.oldPrice !== null && (
        <Repriced from={purchase.oldPrice} to={purchase.newPrice} />
      )}
      <NotSent error={purchase.trouble} title={t.not_bought} />
      <p className="small muted">{byCard ? t.final_card : t.final_invoice}</p>
      <StepActions>
        <Button pending={purchase.pending} onClick={() => purchase.submit(confirming)}>
          {purchase.pending ? common.sending : byCard ? t.submit_card : t.submit_invoice}
        </Button>
        <Button kind="secondary" unavailable={purchase.pending} onClick={purchase.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
