import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { lapsedQuery } from '../request-queries';

/** Where nothing is to come: what was cancelled automatically last, and the way to why. */
export default function LapsedLink() {
  const { lapsed: t } = useTexts('currents');
  const { data: [last] = [] } = useQuery(lapsedQuery);
  return (
    last !== undefined && (
      <p>
        <Link to={PATHS.currentRequests}>{t.title({ id: last.id })}</Link>
      </p>
    )
  );
}
