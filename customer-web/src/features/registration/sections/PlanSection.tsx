import { use } from 'react';
import { Card } from '../../../components/page/Card';
import { useRegistrationForm } from '../form/registration-form';
import { OneByOneContext } from '../parts/one-by-one';
import { useResidence } from '../venue/residence';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';

export function PlanSection() {
  const { t } = useRegistrationForm();
  const isFirst = use(OneByOneContext) !== null;
  return (
    <Card title={t.sections.plan}>
      <PlanFields offered={useResidence()?.offered} isKindKnown={isFirst} />
      {!isFirst && <PlanPrice />}
    </Card>
  );
}
