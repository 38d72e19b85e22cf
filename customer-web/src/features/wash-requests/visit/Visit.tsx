import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { EmptyState } from '../../../components/loading/EmptyState';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
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
          <VisitCard visit={visit} />
          <VisitActions secret={secret} visit={visit} />
        </>
      )}
    </QueryState>
  );
}
