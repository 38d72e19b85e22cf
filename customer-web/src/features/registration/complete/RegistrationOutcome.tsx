import { planName } from '@laundry/shared/masters/plans';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Card } from '../../../components/page/Card';
import { type Description, DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Page } from '../../../components/page/Page';
import { groupDigits } from '../../../components/text/group-digits';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useStepTitle } from '../../../lib/step-title';
import { useBeginDate } from '../../../lib/session/begin-date';
import { usePaid } from '../../../lib/payment/payment-query';

/** How a registration ended, by the status it left; whatever else an account may lack is told above every screen. */
export function RegistrationOutcome({ user }: { user: CurrentUser }) {
  const { status } = user;
  const { complete: t } = useTexts('registration');
  const begins = useBeginDate(user);
  useStepTitle(t.meta_title_done);
  if (status === USER_STATUS.active) {
    return (
      <Page title={t.title} lead={begins === null ? t.active : t.begins_later({ date: begins })}>
        <Registered user={user} />
        <div>
          {begins === null ? (
            <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>
          ) : (
            <LinkButton to={`${PATHS.washRequest}?tab=weekly`}>{t.to_weekly}</LinkButton>
          )}
        </div>
      </Page>
    );
  }
  return (
    <Page title={t.title}>
      {status === USER_STATUS.underReview && (
        <Card title={t.review_title}>
          <p>{t.review}</p>
        </Card>
      )}
      <Registered user={user} />
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.to_profile}
        </LinkButton>
      </div>
    </Page>
  );
}

/** What there is now: the plan, its bags, what was paid, and by what to sign in. */
function Registered({ user }: { user: CurrentUser }) {
  const { complete: t } = useTexts('registration');
  const { bags: firstBags } = useTexts('home');
  const { taxed } = useTexts('payment');
  const { bags } = useTexts('common');
  const lang = useLang();
  const paid = usePaid();
  const plan = parsePlanId(user.user_plan.plan_id);
  const count = user.available_request_count;
  const begins = useBeginDate(user);
  const { user_plan_option } = user.user_plan;
  const later =
    begins === null || plan === null || isOnetime(plan)
      ? []
      : [
          { term: t.begins, detail: begins },
          {
            term: t.first,
            detail: t.first_on({
              date: begins,
              price: taxed({ price: groupDigits(monthlyCharge(plan, user_plan_option)) }),
            }),
          },
        ];
  const items: Description[] = [
    ...(plan === null ? [] : [{ term: t.plan, detail: planName(plan, lang) }]),
    ...later,
    ...(paid === null || paid === 0 ? [] : [{ term: t.paid, detail: taxed({ price: groupDigits(paid) }) }]),
    ...(plan === null || isOnetime(plan) || count === 0 ? [] : [{ term: t.bags, detail: bags({ count }) }]),
    ...(plan === null || isOnetime(plan) || user.status !== USER_STATUS.active
      ? []
      : [{ term: firstBags.title, detail: firstBags.text }]),
    { term: t.email, detail: user.email },
  ];
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}
