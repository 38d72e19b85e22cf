import type { Lang } from '@laundry/shared/constants/langs';
import { firstPlanCourse, type PlanChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { Course } from '../../../components/plan/Course';
import { planOf } from '../../../components/plan/plan-values';
import { useStartLines } from '../../../components/plan/use-start-lines';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { FirstRequest } from '../../../lib/first-request';
import { usePriceInSight } from '../use-price-in-sight';
import { HouseNumberAdvice } from '../fields/NoHouseNumber';
import { useConfirmGroups } from './use-confirm-groups';
import { type RegistrationValues, beginsLater } from '../form/registration-values';

interface RegistrationConfirmProps {
  values: RegistrationValues;
  /** What it is registered for, chosen before. */
  firstRequest: FirstRequest | null;
  pending: boolean;
  /** Why it could not be sent. */
  trouble: unknown;
  onBack: () => void;
  onSubmit: () => void;
}

/** Step 2: what will be registered, to be read once more. */
export function RegistrationConfirm({
  values,
  firstRequest,
  pending,
  trouble,
  onBack,
  onSubmit,
}: RegistrationConfirmProps) {
  const t = useTexts('registration');
  const common = useTexts('common');
  const groups = useConfirmGroups(values);
  const plan = planOf(values);
  const lang = useLang();
  const chosen = usePriceInSight(firstRequest);
  const course = plan && courseOf(plan, values, lang);
  return (
    <div className="stack">
      {groups.map(({ title, items }) => (
        <Card key={title} title={title}>
          <DescriptionList items={items} />
        </Card>
      ))}
      {/* Whoever went past the street that a postal code had brought has not been told yet. */}
      <HouseNumberAdvice street={values.send_addr_detail2} building={values.send_addr_detail3} />
      {plan && course && <PlanStart plan={plan} course={course} values={values} />}
      <NotSent error={trouble} title={t.not_registered} />
      <StepActions chosen={chosen}>
        <Button pending={pending} onClick={onSubmit}>
          {pending ? common.sending : course?.card == null ? t.submit : t.submit_card}
        </Button>
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </StepActions>
    </div>
  );
}

/** Of a plan that begins later only the card is checked. */
const courseOf = (plan: PlanId, values: RegistrationValues, lang: Lang): PlanChangeCourse =>
  firstPlanCourse(plan, { payment_method: Number(values.payment_method_id) }, beginsLater(values, lang));

interface PlanStartProps {
  plan: PlanId;
  course: PlanChangeCourse;
  values: RegistrationValues;
}

/** What is paid now and next, and which bags there are; an option is chosen later, with the plan. */
function PlanStart({ plan, course, values }: PlanStartProps) {
  const { plan_start: t } = useTexts('registration');
  const paymentMethod = Number(values.payment_method_id);
  const lines = useStartLines({ account: null, plan, option: 0, paymentMethod, course });
  return <Course title={t.title} lines={lines} />;
}
