import { monthlyLeft } from '@laundry/shared/rules/stages/monthly-left';
import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { monthlyLeftLines } from '@laundry/shared/text/wording/lines/monthly-left-words';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/loading/QueryState';
import { Card } from '../../../components/page/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { weekRequestsQuery } from '../weekly/api';

/** What becomes of a monthly plan's bags, schedule and requests when the one-time plan follows it; nothing where there are none. */
export function AfterMonthly({ user }: { user: CurrentUser }) {
  const requests = useQuery(currentRequestsQuery);
  return (
    <QueryState query={useQuery(weekRequestsQuery)}>
      {(forms) => (
        <QueryState query={requests}>
          {(open) => <Lines user={user} isWeekly={forms.length > 0} open={open} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface LinesProps {
  user: CurrentUser;
  isWeekly: boolean;
  open: readonly WashRequest[];
}

function Lines({ user, isWeekly, open }: LinesProps) {
  const title = useTexts('plan').after_monthly;
  const lang = useLang();
  const now = useNow();
  const lines = monthlyLeftLines(monthlyLeft(user, { isWeekly, open }, now), lang, now);
  return (
    lines.length > 0 && (
      <Card title={title}>
        <ul className="stack-tight bullets">
          {lines.map((each) => (
            <li key={each[0]}>{asParagraph(each, lang)}</li>
          ))}
        </ul>
      </Card>
    )
  );
}
