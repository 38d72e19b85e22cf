import { Section } from '../../../components/page/Section';
import { RecordTrail } from '../../../components/timeline/RecordTrail';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';

/** Everything that was done with the request, the latest first; from what to what comes after the request itself. */
export function HistoryList({ request }: { request: RequestDetail }) {
  const { requestTrail } = useConsoleData();
  const known = request.history.toSorted((a, b) => b.id - a.id).map((entry) => ({ ...entry, changes: [] }));
  const latest = known[0]?.id ?? null;
  const title = t('requests.detail.sections.history');
  return (
    <Section title={title}>
      <RecordTrail
        label={title}
        empty={t('requests.detail.noHistory')}
        queryKey={['trail', 'wash-requests', request.id, latest]}
        read={(rows) => (latest === null ? Promise.resolve([]) : requestTrail(request.id, rows))}
        known={known}
      />
    </Section>
  );
}
