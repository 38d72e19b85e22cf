import { isFirstTrial, isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { decideWithdrawal } from '@laundry/shared/rules/accounts/withdrawal';
import { displayDate } from '@laundry/shared/time/display';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/messages/Alert';
import { Button } from '../../components/buttons/Button';
import type { Description } from '../../components/page/DescriptionList';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';
import { isLost, isSessionOver } from '@laundry/web-kit/calls/api-error';
import { nowJst } from '@laundry/web-kit/now-jst';
import { currentUserQuery, isActive } from '../../lib/session/current-user';
import { useMessageText } from '../../lib/calls/message-text';
import { PATHS } from '../../lib/paths';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { WithdrawalDialog } from './WithdrawalDialog';
import { WithdrawalNotices } from './WithdrawalNotices';
import { isAccountOver, withdraw } from './api';
import type { Withdrawn } from './WithdrawalComplete';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** What leaving means and when it takes effect, then the act; before it is allowed, from when it is. */
export function Withdrawal({ user }: { user: CurrentUser }) {
  const t = useTexts('withdrawal');
  const common = useTexts('common');
  const textOf = useMessageText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [now] = useState(nowJst);
  const [asking, setAsking] = useState(false);
  const inWords = (date: JstDate): string => displayDate(date, lang, now);
  const begins = useBeginDate(user);
  const plan = parsePlanId(user.user_plan.plan_id);
  const decision = decideWithdrawal({ ...user, plan_id: user.user_plan.plan_id }, now, accountMonth(user, now));
  const atOnce = decision.ok && decision.atOnce;
  const { isCurrent, ...late } = useLateAnswer();
  const [isUnknown, setUnknown] = useState(false);
  const thank = (withdrawal_dt: JstDateTime): void => {
    const withdrawn: Withdrawn = { withdrawal_dt, atOnce, userId: user.id };
    void navigate(PATHS.withdrawalComplete, { replace: true, state: withdrawn });
  };
  const leaving = useOneMutation({
    onMutate: late.forget,
    mutationFn: () =>
      withdraw(plan !== null && isFirstTrial(plan)).catch(async (error: unknown) => {
        // What ends at once is known by the session that has ended with it.
        if (!atOnce || !isLost(error)) throw error;
        const isOver = await isAccountOver();
        if (isOver === true) return { withdrawal_dt: now };
        setUnknown(isOver === null);
        throw error;
      }),
    onSuccess: async ({ withdrawal_dt }) => {
      // Nobody is asked about an account that is over: the screen of thanks forgets the session.
      if (!atOnce) await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      if (atOnce || isCurrent()) thank(withdrawal_dt);
      else late.sent();
    },
    onError: (error) => {
      // What ended the session was the first try, of which nothing was heard.
      if (isUnknown && isSessionOver(error)) thank(now);
      else late.refused(error);
    },
  });
  const back = (
    <LinkButton to={PATHS.plan} kind="secondary">
      {t.back}
    </LinkButton>
  );

  if (user.withdrawal_dt !== null) {
    return (
      <div className="stack">
        <Alert kind="good" title={t.booked({ date: inWords(dateOf(user.withdrawal_dt)) })} />
        <div className="actions">{back}</div>
      </div>
    );
  }
  if (!decision.ok) {
    return (
      <div className="stack">
        <Alert kind="warn" title={textOf('withdrawal_not_allowed')}>
          <p>{t.not_yet({ date: inWords(decision.from) })}</p>
        </Alert>
        <div className="actions">{back}</div>
      </div>
    );
  }
  const end = inWords(dateOf(decision.withdrawal_dt));
  const usable = isActive(user);
  // Who never became active has no bags to lose.
  const hasBags =
    plan !== null && !isOnetime(plan) && ((usable && begins === null) || user.available_request_count > 0);
  const bags = common.bags({ count: user.available_request_count });
  const facts: Description[] = [{ term: t.date, detail: <strong>{atOnce ? t.now : end}</strong> }];
  if (hasBags) {
    facts.push({ term: t.bags, detail: atOnce ? t.bags_lost({ bags }) : t.bags_until({ bags, date: end }) });
  }
  return (
    <div className="stack">
      <WithdrawalNotices begins={begins} atOnce={atOnce} usable={usable} hasBags={hasBags} facts={facts} />
      <div className="actions">
        <Button
          kind="danger"
          onClick={() => {
            leaving.reset();
            // The bags that are named as lost are those of this moment.
            if (!isUnknown) void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
            setAsking(true);
          }}
        >
          {t.withdraw}
        </Button>
        {back}
      </div>
      <WithdrawalDialog
        open={asking}
        facts={facts}
        error={leaving.error}
        inWords={inWords}
        pending={leaving.isPending || leaving.isSuccess}
        onClose={() => setAsking(false)}
        onConfirm={() => leaving.mutate()}
      />
    </div>
  );
}
