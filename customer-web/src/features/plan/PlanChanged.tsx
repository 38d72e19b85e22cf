import { planName } from '@laundry/shared/masters/plans';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { labelOf } from '@laundry/shared/masters/lov';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMonths } from '../../components/plan/use-months';
import { Card } from '../../components/page/Card';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { QueryState } from '../../components/loading/QueryState';
import { Skeleton } from '../../components/loading/Skeleton';
import { groupDigits } from '../../components/text/group-digits';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';
import { currentUserQuery } from '../../lib/session/current-user';
import { PATHS } from '../../lib/paths';
import { useStepTitle } from '../../lib/step-title';
import { useLovs } from '../../lib/use-lovs';
import { usePaid } from '../../lib/payment/payment-query';
import { type DoneKind, doneKind } from './done-kind';
import { usePlanEffect } from './plan-effect';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';

/** How a change ended, as the account itself says: the customer may have come back from the card's page in between. */
export function PlanChanged() {
  const t = useTexts('plan').done;
  const user = useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  useEffect(focusStep, []);
  const paid = usePaid();
  const me = user.data;
  const kind = me === undefined ? null : (doneKind(me.id) ?? (paid === null ? null : 'plan'));
  const isDone = user.isFetchedAfterMount && me !== undefined && kind !== null;
  useStepTitle(isDone ? t.titles[kind] : null);
  if (me !== undefined && kind === null) return <NothingDone />;
  return (
    <Page title={kind === null ? t.returned_title : t.titles[kind]}>
      {user.isFetchedAfterMount && kind !== null ? (
        <QueryState query={user}>{(known) => <Outcome user={known} kind={kind} paid={paid} />}</QueryState>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

/** The address was typed, or is of another tab's time. */
function NothingDone() {
  const t = useTexts('plan').done;
  return (
    <Page title={t.nothing_title} lead={t.nothing}>
      <div>
        <LinkButton to={PATHS.plan}>{t.to_plan}</LinkButton>
      </div>
    </Page>
  );
}

interface OutcomeProps {
  user: CurrentUser;
  kind: DoneKind;
  paid: number | null;
}

function Outcome({ user, kind, paid }: OutcomeProps) {
  const t = useTexts('plan').done;
  const { taxed } = useTexts('payment');
  const lovs = useLovs();
  const lang = useLang();
  const { date } = useMonths(user);
  const begins = useBeginDate(user);
  const effectOf = usePlanEffect();
  const plan = parsePlanId(user.user_plan.plan_id);
  const next = parsePlanId(user.next_month_plan_id);
  const leaves = next !== null && isOnetime(next);
  const active = user.status === USER_STATUS.active;
  const items: Description[] = [
    ...(paid === null || paid === 0 ? [] : [{ term: t.paid, detail: taxed({ price: groupDigits(paid) }) }]),
    ...(plan === null ? [] : [{ term: t.current, detail: planName(plan, lang) }]),
    ...(next === null ? [] : [{ term: t.next({ date }), detail: <strong>{planName(next, lang)}</strong> }]),
    { term: t.payment, detail: labelOf(lovs.payment_method, user.payment_method_id) },
  ];
  const contract = next === null ? t.now : t.until({ date });
  const notes: Readonly<Record<DoneKind, string>> = {
    begin: begins !== null ? t.begins({ date: begins }) : active ? t.begun : t.now,
    resume: active ? t.resumed : t.renewed,
    renew: t.renewed_free,
    plan: user.status === USER_STATUS.underReview ? t.review : contract,
  };
  return (
    <>
      <Card>
        <p role="status">{notes[kind]}</p>
        {kind !== 'plan' && kind !== 'begin' && next !== null && <p>{contract}</p>}
        <DescriptionList items={items} />
      </Card>
      {kind === 'plan' && leaves && effectOf(next)}
      <div className="actions">
        {active && begins === null && <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>}
        <LinkButton to={PATHS.plan} kind="secondary">
          {t.to_plan}
        </LinkButton>
      </div>
      {active && plan !== null && leaves && <p className="muted small">{t.onetime_note}</p>}
    </>
  );
}
