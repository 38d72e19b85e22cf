import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { Course } from '../../../components/plan/Course';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useMonths } from '../../../components/plan/use-months';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/calls/api-types';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { usePlanEffect } from '../plan-effect';
import { WarningLines } from './ChangeWarnings';
import { OthersPlan } from './OthersPlan';
import { type PlanEditValues, type PlanReplacement, isPlanStale } from './plan-edit-values';
import { type PlannedChange, plannedChange } from './planned-change';
import { useCourseLines } from './use-course-lines';
import { usePlanRows } from './use-plan-rows';
import { isUnpaid } from './use-straight-to-payment';

interface PlanEditConfirmProps {
  user: CurrentUser;
  customer: PlanCustomer;
  unpaid: readonly UnpaidCharge[];
  values: PlanReplacement;
  pending: boolean;
  /** Why it could not be sent. */
  trouble: unknown;
  onBack: () => void;
  onSubmit: () => void;
  onKeepOthers: () => void;
}

/** Step 2: the plan before and after, and all that will happen. */
export function PlanEditConfirm(props: PlanEditConfirmProps) {
  const { user, customer, unpaid, values, pending, trouble, onBack, onSubmit, onKeepOthers } = props;
  const { edit } = useTexts('plan');
  const t = isUnpaid(user) ? { ...edit, ...edit.begin } : edit;
  const common = useTexts('common');
  const { date } = useMonths(user);
  // What was read while or after it was sent may be one's own change.
  const isStale = !pending && isPlanStale(values, user);
  const toCome = isStale ? planToComeOf(user) : values.seen;
  const rows = usePlanRows(user, values, toCome);
  const change = plannedChange(values, user, customer, toCome);
  const effectOf = usePlanEffect();
  if (change === null) return null;
  const { kind } = change.course;
  const submit = change.course.card === null ? t.submit : t.submit_card;
  const others = isStale && <OthersPlan user={user} submit={submit} onKeep={onKeepOthers} />;
  return (
    <div className="stack">
      {change.isNothing && (
        <Alert title={t.nothing}>
          <p>{change.keepsPlan ? t.nothing_lead : t.course.next({ date })}</p>
        </Alert>
      )}
      <Card title={t.rows_title}>
        <DescriptionList items={rows} />
      </Card>
      {!change.isNothing && <ChangeCourse user={user} unpaid={unpaid} values={values} change={change} />}
      {!change.isNothing && !change.keepsPlan && (kind === 'next' || kind === 'resume') && effectOf(change.plan)}
      {isStale && trouble === null && (
        <Alert kind="warn" role="alert" title={t.others.title}>
          {others}
        </Alert>
      )}
      <NotSent error={trouble} title={t.failed}>
        {others}
      </NotSent>
      <StepActions>
        {!change.isNothing && (
          <Button pending={pending} onClick={onSubmit}>
            {pending ? common.sending : submit}
          </Button>
        )}
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </StepActions>
    </div>
  );
}

interface ChangeCourseProps {
  user: CurrentUser;
  unpaid: readonly UnpaidCharge[];
  values: PlanEditValues;
  change: PlannedChange;
}

function ChangeCourse({ unpaid, ...props }: ChangeCourseProps) {
  const t = useTexts('plan').edit;
  const title = isUnpaid(props.user) ? t.begin.course_title : t.course.title;
  const lines = useCourseLines(props.user, props.values, props.change, unpaid);
  return (
    <>
      <Course title={title} lines={lines} />
      {props.change.warnings.length > 0 && (
        <Alert kind="warn" title={t.warnings.heading}>
          <WarningLines {...props} />
        </Alert>
      )}
    </>
  );
}
