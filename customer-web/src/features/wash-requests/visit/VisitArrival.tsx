import { timeOf } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';

/** When somebody comes today, and after how many others; nothing where nobody can tell. */
export function VisitArrival({ arrival }: Pick<Visit, 'arrival'>) {
  const t = useTexts('visit').arrival;
  if (arrival === null) return null;
  const { stops, from, until } = arrival;
  const window = t.window({ from: timeOf(from), until: timeOf(until) });
  return (
    <Alert role="status" title={stops === 0 ? t.next({ window }) : t.after({ count: stops, window })}>
      <p className="small">{t.note}</p>
    </Alert>
  );
}
