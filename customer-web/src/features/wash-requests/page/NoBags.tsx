import { useId } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useBeginDate } from '../../../lib/session/begin-date';

interface NoBagsProps {
  user: CurrentUser;
  sameTime: boolean;
}

/** In place of the form: there are too few bags for any request, and more can be bought; or the plan is still to begin. */
export default function NoBags({ user, sameTime }: NoBagsProps) {
  const t = useTexts('no_request');
  const { buy_bags, to_currents } = useTexts('requests').booking;
  const begins = useBeginDate(user);
  if (begins !== null) return <BeforePlan date={begins} />;
  return (
    <Card title={user.available_request_count === 0 ? t.no_bags : t.too_few_bags}>
      {sameTime && <p>{t.no_bags_same_time}</p>}
      <p>{t.no_bags_lead}</p>
      <div className="actions">
        <LinkButton to={PATHS.buyBags}>{buy_bags}</LinkButton>
        <LinkButton to={PATHS.currentRequests} kind="secondary">
          {to_currents}
        </LinkButton>
      </div>
    </Card>
  );
}

function BeforePlan({ date }: { date: string }) {
  const t = useTexts('no_request');
  const { begins_buy } = useTexts('account_state');
  const reason = useId();
  const { buy_bags } = useTexts('requests').booking;
  return (
    <Card title={t.before({ date })}>
      <p>{t.before_lead({ date })}</p>
      <p id={reason}>{begins_buy({ date })}</p>
      <div className="actions">
        <LinkButton to={`${PATHS.washRequest}?tab=weekly`}>{t.to_weekly}</LinkButton>
        <Button kind="secondary" unavailable aria-describedby={reason}>
          {buy_bags}
        </Button>
      </div>
    </Card>
  );
}
