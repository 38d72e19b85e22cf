import { Card } from '../../../components/page/Card';
import { BeginChoice } from './BeginChoice';
import { useResidence } from '../venue/residence';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';

/** `isFirst`: for one request, whose price stands in sight. */
export function PlanSection({ isFirst }: { isFirst: boolean }) {
  return (
    <Card>
      <PlanFields offered={useResidence()?.offered} isKindKnown={isFirst} />
      {!isFirst && (
        <>
          <BeginChoice />
          <PlanPrice />
        </>
      )}
    </Card>
  );
}
