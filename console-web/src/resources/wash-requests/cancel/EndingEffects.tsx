import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import type { CancelType } from '../request-paths';
import { endingFacts } from './ending-facts';

/** What follows from the end of a request, and what its customer still has. */
export function EndingEffects({ request, type }: { request: RequestDetail; type: CancelType }) {
  const { requestsOf } = useConsoleData();
  const { user_id: userId } = request;
  const { data } = useQuery({
    queryKey: ['customers', userId, 'requests'],
    queryFn: () => requestsOf(userId),
    // That it cannot be told does not hold up the end.
    retry: false,
  });
  if (data === undefined) return null;
  return (
    <section aria-label={t('requests.cancel.effects')}>
      <Typography variant="h3">{t('requests.cancel.effects')}</Typography>
      <FactList facts={endingFacts(request, type, data)} />
    </section>
  );
}
