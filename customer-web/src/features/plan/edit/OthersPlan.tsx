import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/Button';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { useMonths } from '../../../components/plan/use-months';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { useLovs } from '../../../lib/use-lovs';

interface OthersPlanProps {
  user: CurrentUser;
  /** The button by which it is replaced. */
  submit: string;
  onKeep: () => void;
}

/**
 * The plan that somebody else has chosen while another one was confirmed here: to be kept, or replaced. It takes the eye and the
 * focus from the button that replaces it.
 */
export function OthersPlan({ user, submit, onKeep }: OthersPlanProps) {
  const t = useTexts('plan').edit;
  const lovs = useLovs();
  const lang = useLang();
  const { date } = useMonths(user);
  const place = useRef<HTMLDivElement>(null);
  const terms = planToComeOf(user);
  const shown = JSON.stringify(terms);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const { plan_id, pickup_delivery_type, user_plan_option } = terms;
  const plan = parsePlanId(plan_id);
  if (plan === null) return null;
  const name = planName(plan, lang);
  const isNext = user.next_month_plan_id !== null;
  return (
    <div ref={place} className="stack" tabIndex={-1}>
      <p>{t.others.lead}</p>
      <DescriptionList
        items={[
          { term: t.rows.plan, detail: isNext ? t.others.from({ plan: name, date }) : name },
          { term: t.rows.pickup_method, detail: labelOf(lovs.pd_type, pickup_delivery_type) },
          ...(isOnetime(plan)
            ? []
            : [{ term: t.rows.option, detail: labelOf(lovs.user_plan_option, user_plan_option) }]),
        ]}
      />
      <p>{t.others.replaces({ submit })}</p>
      <div className="row">
        <Button kind="secondary" small onClick={onKeep}>
          {t.others.keep}
        </Button>
      </div>
    </div>
  );
}
