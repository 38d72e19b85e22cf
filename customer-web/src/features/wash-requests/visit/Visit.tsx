import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { autoCancelCost } from '@laundry/shared/rules/stages/request-ending';
import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { elseCancelled, missedTitle } from '@laundry/shared/text/wording/lines/revisit-words';
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

/** That a leg was missed and what becomes of it: above all that can still be done about it. */
function Missed({ visit }: { visit: VisitSeen }) {
  const { missed, was_out, again, auto_cancel_dt: late } = visit;
  const lang = useLang();
  const now = useNow();
  if (missed === null && late === null) return null;
  const leg = missed === null ? 'pickup' : legNameOf(missed);
  return (
    <Alert kind="warn" title={missedTitle(leg, was_out, lang)}>
      {late !== null && (
        <p>
          {asParagraph(
            elseCancelled({ cancelled: late, canChoose: again !== null, cost: autoCancelCost(visit) }, lang, now),
            lang,
          )}
        </p>
      )}
      {missed !== null && again === null && <VisitAsk leg={leg} />}
    </Alert>
  );
}
