import { planName } from '@laundry/shared/masters/plans';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { displayDate } from '@laundry/shared/time/display';
import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { DonePanel } from '../../../components/page/DonePanel';
import type { Fact } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { CustomerScreen } from '../CustomerScreen';
import { userPaths } from '../user-paths';

/** The plan was changed: whose, to which, from when. A screen of its own, so that a reload sends nothing again. */
export default function PlanDonePage() {
  return (
    <CustomerScreen title={t('users.plan.title')}>
      {(user, listQuery) => (
        <DonePanel
          lines={[t('users.plan.done')]}
          facts={chosenFacts(user)}
          to={userPaths.list(listQuery)}
          label={t('users.backToList')}
        />
      )}
    </CustomerScreen>
  );
}

/** The plan that was chosen last: next month's where there is one. */
function chosenFacts(user: ConsoleUser): readonly Fact[] {
  const { plan_id, user_plan_option } = planToCome(user);
  const plan = parsePlanId(plan_id);
  const from = user.next_month_plan_id !== null ? user.next_month_plan_valid_from : user.valid_from;
  return [
    {
      label: t('users.plan.fields.customer'),
      value: (
        <>
          <CustomerLink id={user.id}>{personName(user)}</CustomerLink>
          {` 様（ID ${user.id}）`}
        </>
      ),
    },
    { label: t('users.plan.fields.plan'), value: plan === null ? t('users.unset') : planName(plan, 'ja') },
    { label: t('users.plan.fields.user_plan_option'), value: labelOf(LOVS_JA.user_plan_option, user_plan_option) },
    { label: t('users.plan.fields.from'), value: from === null ? t('users.unset') : displayDate(from, 'ja', nowJst()) },
  ];
}
