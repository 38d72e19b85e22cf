import { lastMinuteBefore } from '@laundry/shared/rules/calendar/working-days';
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
import { PATHS } from '../../../lib/paths';
import { useNow } from '../now';
import { VisitCard } from './VisitCard';
import { VisitActions } from './VisitActions';
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
          {visit.auto_cancel_dt !== null && <AutoCancel late={visit.auto_cancel_dt} isMovable={visit.again !== null} />}
          <VisitActions secret={secret} visit={visit}>
            <VisitCard secret={secret} visit={visit} />
          </VisitActions>
        </>
      )}
    </QueryState>
  );
}

/** What becomes of a pickup that was missed: above all that can still be done about it. */
function AutoCancel({ late, isMovable }: { late: string; isMovable: boolean }) {
  const t = useTexts('visit').auto_cancel;
  const lang = useLang();
  const now = useNow();
  const moment = displayDateTime(lastMinuteBefore(late), lang, now);
  const until = { moment, left: hoursLeft(late, lang, now) };
  return <Alert kind="warn" title={isMovable ? t.choose(until) : t.picked_up(until)} />;
}
