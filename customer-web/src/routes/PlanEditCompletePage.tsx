import { PAGE } from '@laundry/shared/constants/pages';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { LinkButton } from '../components/buttons/LinkButton';
import { doneKind } from '../features/plan/done-kind';
import { PAYS_AGAIN } from '../features/plan/edit/use-straight-to-payment';
import { PlanChanged } from '../features/plan/PlanChanged';
import { PlanEffectContext } from '../features/plan/plan-effect';
import { useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';
import { useCurrentUser } from '../lib/session/current-user';
import { planEffect } from './plan-effect';

export default function PlanEditCompletePage() {
  const t = useTexts('plan').done;
  const user = useCurrentUser().data;
  const kind = user === undefined ? null : doneKind(user.id);
  const again = kind === 'resume' || kind === 'renew' ? PATHS.renewCard : PATHS.planEdit;
  const begins = user !== undefined && user.status === USER_STATUS.provisional;
  return (
    <PaymentReturn
      pageId={PAGE.planChange}
      title={begins ? t.returned_unpaid : t.returned_title}
      tryAgain={
        <LinkButton to={again} state={PAYS_AGAIN}>
          {t.again}
        </LinkButton>
      }
    >
      <PlanEffectContext value={user === undefined ? () => null : planEffect(user)}>
        <PlanChanged />
      </PlanEffectContext>
    </PaymentReturn>
  );
}
