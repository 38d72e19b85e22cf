import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { FormProvider } from 'react-hook-form';
import { CheckoutRedirect } from '../../../components/payment/CheckoutRedirect';
import { OpenPaymentGate } from '../../../components/payment/OpenPaymentGate';
import { Page } from '../../../components/page/Page';
import { Skeleton } from '../../../components/loading/Skeleton';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/calls/api-types';
import { PlanEditConfirm } from './PlanEditConfirm';
import { PlanEditInput } from './PlanEditInput';
import { plannedChange } from './planned-change';
import { usePlanEdit } from './use-plan-edit';
import { useStepTitle } from '../../../lib/step-title';
import { isUnpaid, useStraightToPayment } from './use-straight-to-payment';

interface PlanEditProps {
  user: CurrentUser;
  customer: PlanCustomer;
  /** What the next card pays first. */
  unpaid: readonly UnpaidCharge[];
}

/** Another plan: input, then confirmation; who has not paid yet begins at the payment. */
export function PlanEdit({ user, customer, unpaid }: PlanEditProps) {
  const t = useTexts('plan').edit;
  const edit = usePlanEdit(user, customer);
  const { confirming, leaving } = edit;
  const isOpening = useStraightToPayment(user, customer, edit);
  const isCheck = confirming !== null && plannedChange(confirming, user, customer)?.course.card === 'check';
  const words = isUnpaid(user) ? { ...t, ...t.begin, ...(isCheck && t.begin.check) } : t;
  useStepTitle(confirming ? words.confirm_title : null);
  if (leaving) {
    return (
      <Page title={words.confirm_title}>
        <CheckoutRedirect to={leaving} />
      </Page>
    );
  }
  if (isOpening && !confirming) {
    return (
      <Page title={words.confirm_title}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  return (
    <FormProvider {...edit.form}>
      <Page
        title={confirming ? words.confirm_title : words.title}
        lead={confirming ? words.confirm_lead : isUnpaid(user) ? t.begin.lead : undefined}
      >
        {!isUnpaid(user) && <Steps names={t.steps} current={confirming ? 2 : 1} />}
        {confirming ? (
          <PlanEditConfirm
            user={user}
            customer={customer}
            unpaid={unpaid}
            values={confirming}
            pending={edit.pending}
            trouble={edit.trouble}
            onBack={edit.toInput}
            onSubmit={() => edit.submit(confirming)}
            onKeepOthers={edit.keepOthers}
          />
        ) : (
          <OpenPaymentGate draft={edit.draft} what={() => words.what}>
            <PlanEditInput user={user} customer={customer} onChecked={edit.confirm} />
          </OpenPaymentGate>
        )}
      </Page>
    </FormProvider>
  );
}
