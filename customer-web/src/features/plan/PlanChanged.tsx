import { planName } from '@laundry/shared/masters/plans';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { labelOf } from '@laundry/shared/masters/lov';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Card } from '../../components/ui/Card';
import { type Description, DescriptionList } from '../../components/ui/DescriptionList';
import { LinkButton } from '../../components/ui/LinkButton';
import { Page } from '../../components/ui/Page';
import { QueryState } from '../../components/ui/QueryState';
import { Skeleton } from '../../components/ui/Skeleton';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/api-types';
import { currentUserQuery } from '../../lib/current-user';
import { PATHS } from '../../lib/paths';
import { useLovs } from '../../lib/use-lovs';
import { useNextMonth } from './edit/use-course-lines';

/** How a change ended, as the account itself says: the customer may have come back from the card's page in between. */
export function PlanChanged() {
  const t = useTexts('plan').done;
  const user = useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <Page title={t.title}>
      {user.isFetchedAfterMount ? (
        <QueryState query={user}>{(known) => <Outcome user={known} />}</QueryState>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function Outcome({ user }: { user: CurrentUser }) {
  const t = useTexts('plan').done;
  const lovs = useLovs();
  const lang = useLang();
  const date = useNextMonth();
  const plan = parsePlanId(user.user_plan.plan_id);
  const next = parsePlanId(user.next_month_plan_id);
  const active = user.status === USER_STATUS.active;
  const items: Description[] = [
    ...(plan === null ? [] : [{ term: t.current, detail: planName(plan, lang) }]),
    ...(next === null ? [] : [{ term: t.next({ date }), detail: <strong>{planName(next, lang)}</strong> }]),
    { term: t.payment, detail: labelOf(lovs.payment_method, user.payment_method_id) },
  ];
  const note = user.status === USER_STATUS.underReview ? t.review : next === null ? t.now : t.until({ date });
  return (
    <>
      <Card>
        <p role="status">{note}</p>
        <DescriptionList items={items} />
      </Card>
      <div className="actions">
        {active && <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>}
        <LinkButton to={PATHS.plan} kind="secondary">
          {t.to_plan}
        </LinkButton>
      </div>
      {active && plan !== null && next !== null && isOnetime(next) && <p className="muted small">{t.onetime_note}</p>}
    </>
  );
}
