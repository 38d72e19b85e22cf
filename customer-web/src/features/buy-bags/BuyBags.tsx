import { ROLE } from '@laundry/shared/constants/roles';
import { extraPlanOf, mostExtra } from '@laundry/shared/rules/payments/extra-purchase';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useState } from 'react';
import { CheckoutRedirect } from '../../components/payment/CheckoutRedirect';
import { OpenPaymentGate } from '../../components/payment/OpenPaymentGate';
import { Alert } from '../../components/messages/Alert';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Steps } from '../../components/page/Steps';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { Bought } from './Bought';
import { PurchaseConfirm } from './PurchaseConfirm';
import { PurchaseInput } from './PurchaseInput';
import { purchaseDraft, usePurchase } from './use-purchase';

/** More bags for the month: for monthly customers, as long as the balance has room. */
export function BuyBags({ user }: { user: CurrentUser }) {
  const t = useTexts('buy_bags');
  const { bags } = useTexts('common');
  const [now] = useState(nowJst);
  const sold = extraPlanOf({ plan_id: user.user_plan.plan_id, begins_month: user.begins_month }, now);
  if (user.role !== ROLE.customer) return <NotSold why={t.staff} />;
  if (!sold.ok)
    return sold.code === 'plan_not_begun' ? <NotYet month={sold.month} now={now} /> : <NotSold why={t.onetime} />;
  return (
    <OpenPaymentGate
      draft={purchaseDraft(user)}
      what={(count) => (count === undefined ? t.title : t.what({ bags: bags({ count }) }))}
    >
      <Purchasing user={user} plan={sold.plan} />
    </OpenPaymentGate>
  );
}

function Purchasing({ user, plan }: { user: CurrentUser; plan: PlanId }) {
  const t = useTexts('buy_bags');
  const common = useTexts('common');
  const purchase = usePurchase(user, plan);
  const { confirming, done, leaving } = purchase;
  if (leaving) return <CheckoutRedirect to={leaving} />;
  if (done !== null) return <Bought {...done} />;
  if (mostExtra(user.available_request_count) === 0) return <NotSold why={t.full} />;
  return (
    <>
      <Steps names={t.steps} current={confirming ? 2 : 1} heading={confirming ? common.step_headings[1] : undefined} />
      {confirming ? (
        <PurchaseConfirm user={user} plan={plan} purchase={purchase} confirming={confirming} />
      ) : (
        <PurchaseInput user={user} plan={plan} purchase={purchase} />
      )}
    </>
  );
}

function NotYet({ month, now }: { month: string; now: JstDateTime }) {
  const t = useTexts('account_state');
  const lang = useLang();
  return <NotSold why={t.begins_buy({ date: displayDate(firstDayOf(month), lang, now) })} />;
}

function NotSold({ why }: { why: string }) {
  const t = useTexts('buy_bags');
  return (
    <>
      <Alert title={why} />
      <div>
        <LinkButton to={PATHS.washRequest} kind="secondary">
          {t.to_request}
        </LinkButton>
      </div>
    </>
  );
}
