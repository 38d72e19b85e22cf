import { Card } from '../../../components/page/Card';
import { useRegistrationForm } from '../form/registration-form';
import { useResidence } from '../venue/residence';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';

export function PlanSection() {
  const { t } = useRegistrationForm();
  return (
    <Card title={t.sections.plan}>
      <PlanFields offered={useResidence()?.offered} />
      <PlanPrice />
    </Card>
  );
}
