import { Section } from '../../../components/page/Section';
import { RecordTrail } from '../../../components/timeline/RecordTrail';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useMay } from '../../../providers/access/OperatorContext';
import { useConsoleData } from '../../../providers/useConsoleData';

/** What the detail itself does not have of an entry. */
const UNREAD = { changes: [], undoes_id: null, undone_by_id: null };

/** Everything that was done with the request, the latest first; from what to what comes after the request itself. */
export function HistoryList({ request }: { request: RequestDetail }) {
  const { requestTrail, undoAssignment } = useConsoleData();
  const may = useMay();
  const known = request.history.toSorted((a, b) => b.id - a.id).map((entry) => ({ ...entry, ...UNREAD }));
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
        undo={{ may: () => may('request.assign', request), send: ({ id }) => undoAssignment(request.id, id) }}
      />
    </Section>
  );
}
