import { Card } from '../components/page/Card';
import { DescriptionList } from '../components/page/DescriptionList';
import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { useTexts } from '../i18n/texts';
import type { Maintenance } from '../lib/calls/api-types';
import { useMaintenance } from '../lib/maintenance';

export default function MaintenancePage() {
  const t = useTexts('maintenance');
  return (
    <Page title={t.title} lead={t.lead}>
      <QueryState query={useMaintenance()}>{(maintenance) => <Notice maintenance={maintenance} />}</QueryState>
      <p className="muted small">{t.look_again}</p>
    </Page>
  );
}

/** From start to end when both are set, only the end when only it is. */
function Notice({ maintenance: { start_dt, end_dt, content } }: { maintenance: Maintenance }) {
  const t = useTexts('maintenance');
  if (!end_dt && !content) return null;
  const period = start_dt
    ? { term: t.period, detail: t.from_to({ from: minuteOf(start_dt), to: minuteOf(end_dt ?? '') }) }
    : { term: t.until, detail: t.ends({ end: minuteOf(end_dt ?? '') }) };
  return (
    <Card>
      {content && <p>{content}</p>}
      {end_dt && <DescriptionList items={[period]} />}
    </Card>
  );
}

/** `2026-11-25 01:00:00` to `2026/11/25 01:00`. */
const minuteOf = (dt: string): string => dt.slice(0, 16).replaceAll('-', '/');
