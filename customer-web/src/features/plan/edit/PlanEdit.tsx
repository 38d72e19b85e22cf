import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { FormProvider } from 'react-hook-form';
import { HandOver } from '../../../components/payment/HandOver';
import { OpenPaymentGate } from '../../../components/payment/OpenPaymentGate';
import { Page } from '../../../components/ui/Page';
import { Steps } from '../../../components/ui/Steps';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/api-types';
import { PlanEditConfirm } from './PlanEditConfirm';
import { PlanEditInput } from './PlanEditInput';
import { usePlanEdit } from './use-plan-edit';
import { useStepTitle } from '../../../lib/step-title';

interface PlanEditProps {
  user: CurrentUser;
  customer: PlanCustomer;
  /** What the next card pays first. */
  unpaid: readonly UnpaidCharge[];
}

/** Another plan: input, then confirmation. */
export function PlanEdit({ user, customer, unpaid }: PlanEditProps) {
  const t = useTexts('plan').edit;
  const edit = usePlanEdit(user, customer);
  const { confirming, leaving } = edit;
  useStepTitle(confirming ? t.confirm_title : null);
  if (leaving) {
    return (
      <Page title={t.confirm_title}>
        <HandOver to={leaving} />
      </Page>
    );
  }
  return (
    <FormProvider {...edit.form}>
      <Page title={confirming ? t.confirm_title : t.title} lead={confirming ? t.confirm_lead : undefined}>
        <Steps names={t.steps} current={confirming ? 2 : 1} />
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
          />
        ) : (
          <OpenPaymentGate draft={edit.draft}>
            <PlanEditInput user={user} customer={customer} onChecked={edit.toConfirm} />
          </OpenPaymentGate>
        )}
      </Page>
    </FormProvider>
  );
}
