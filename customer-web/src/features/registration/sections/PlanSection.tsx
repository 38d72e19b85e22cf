import { Card } from '../../../components/page/Card';
import { useRegistrationForm } from '../form/registration-form';
import { useResidence } from '../venue/residence';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';

/** `isFirst`: for one request, whose price stands in sight. */
export function PlanSection({ isFirst }: { isFirst: boolean }) {
  const { t } = useRegistrationForm();
  return (
    <Card title={isFirst ? undefined : t.sections.plan}>
      <PlanFields offered={useResidence()?.offered} isKindKnown={isFirst} />
      {!isFirst && <PlanPrice />}
    </Card>
  );
}
