import { lastMinuteBefore } from '@laundry/shared/rules/calendar/working-days';
import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { hoursLeft } from '@laundry/shared/text/hours-left';
import { displayDateTime } from '@laundry/shared/time/display';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { EmptyState } from '../../../components/loading/EmptyState';
import { QueryState } from '../../../components/loading/QueryState';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { Visit as VisitSeen } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useNow } from '../now';
import { VisitCard } from './VisitCard';
import { VisitActions } from './VisitActions';
import { VisitAsk } from './VisitAsk';
import { visitQuery } from './visit-calls';

/** A request for whoever has the link of its mails. */
export default function Visit({ secret }: { secret: string }) {
  const t = useTexts('visit');
  const query = useQuery(visitQuery(secret));
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState action={<LinkButton to={PATHS.currentRequests}>{t.sign_in}</LinkButton>}>{t.closed}</EmptyState>;
  return (
    <QueryState query={query} skeletonLines={6}>
      {(visit) => (
        <>
          <Missed visit={visit} />
          <VisitActions secret={secret} visit={visit}>
            <VisitCard secret={secret} visit={visit} />
          </VisitActions>
        </>
      )}
    </QueryState>
  );
}

/** What becomes of a leg that was missed: above all that can still be done about it. */
function Missed({ visit }: { visit: VisitSeen }) {
  const { auto_cancel, again } = useTexts('visit');
  const lang = useLang();
  const now = useNow();
  const leg = visit.again === null && visit.missed ? legNameOf(visit.missed) : null;
  const ask = leg && <VisitAsk leg={leg} />;
  const { auto_cancel_dt: late } = visit;
  if (late === null)
    return (
      leg && (
        <Alert kind="warn" title={again.lead[leg]}>
          {ask}
        </Alert>
      )
    );
  const moment = displayDateTime(lastMinuteBefore(late), lang, now);
  const until = { moment, left: hoursLeft(late, lang, now) };
  return (
    <Alert kind="warn" title={visit.again === null ? auto_cancel.picked_up(until) : auto_cancel.choose(until)}>
      {ask}
    </Alert>
  );
}
