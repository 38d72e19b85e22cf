import { PAGE } from '@laundry/shared/constants/pages';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { LinkButton } from '../components/ui/LinkButton';
import { PlanChanged } from '../features/plan/PlanChanged';
import { useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';

export default function PlanEditCompletePage() {
  const t = useTexts('plan').done;
  return (
    <PaymentReturn
      pageId={PAGE.planChange}
      title={t.returned_title}
      tryAgain={<LinkButton to={PATHS.planEdit}>{t.again}</LinkButton>}
    >
      <PlanChanged />
    </PaymentReturn>
  );
}
