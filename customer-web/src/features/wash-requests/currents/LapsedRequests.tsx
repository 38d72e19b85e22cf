import { LIMITS } from '@laundry/shared/constants/limits';
import { autoCancelCost } from '@laundry/shared/rules/stages/request-ending';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { lapsedQuery } from '../request-queries';

/** What was cancelled automatically: when, why, and what became of its bags, as the mail of it says; nothing of what cannot be read. */
export default function LapsedRequests({ now }: { now: JstDateTime }) {
  const { lapsed: t } = useTexts('currents');
  const { data: rows = [] } = useQuery(lapsedQuery);
  return rows.map((row) => (
    <Alert key={row.id} kind="warn" title={t.title({ id: row.id })}>
      <LapsedRequest row={row} now={now} />
    </Alert>
  ));
}

function LapsedRequest({ row, now }: { row: WashRequest; now: JstDateTime }) {
  const { lapsed: t } = useTexts('currents');
  const { bags } = useTexts('common');
  const lang = useLang();
  const cost = autoCancelCost(row);
  return (
    <>
      <p>{t.why({ days: LIMITS.autoCancelOpenDays })}</p>
      {row.sched_pickup_dt !== null && <p>{t.pickup({ moment: displayDateTime(row.sched_pickup_dt, lang, now) })}</p>}
      {row.cancelled_at !== null && <p>{t.at({ moment: displayDateTime(row.cancelled_at, lang, now) })}</p>}
      {cost !== null && (
        <p>
          {t.used({ bags: bags({ count: cost.used }) })}
          {cost.back > 0 && t.back({ bags: bags({ count: cost.back }) })}
        </p>
      )}
    </>
  );
}
