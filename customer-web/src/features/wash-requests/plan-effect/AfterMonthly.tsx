import { usesBalance } from '@laundry/shared/rules/stages/request-ending';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/loading/QueryState';
import { Card } from '../../../components/page/Card';
import { useMonths } from '../../../components/plan/use-months';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WashRequest, WeekRequest } from '../../../lib/calls/api-types';
import { currentRequestsQuery } from '../request-queries';
import { weekRequestsQuery } from '../weekly/api';

/** What becomes of a monthly plan's bags, schedule and requests when the one-time plan follows it; nothing where there are none. */
export function AfterMonthly({ user }: { user: CurrentUser }) {
  const requests = useQuery(currentRequestsQuery);
  return (
    <QueryState query={useQuery(weekRequestsQuery)}>
      {(forms) => (
        <QueryState query={requests}>
          {(booked) => <Lines user={user} forms={forms} booked={booked.filter(usesBalance)} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface LinesProps {
  user: CurrentUser;
  forms: readonly WeekRequest[];
  booked: readonly WashRequest[];
}

function Lines({ user, forms, booked }: LinesProps) {
  const t = useTexts('plan').after_monthly;
  const common = useTexts('common');
  const { until, date } = useMonths(user);
  const count = user.available_request_count;
  const lines = [
    ...(count > 0 ? [t.bags({ bags: common.bags({ count }), until })] : []),
    ...(forms.length > 0 ? [t.weekly({ date })] : []),
    ...(booked.length > 0 ? [t.requests({ count: booked.length })] : []),
    ...(booked.some(({ is_tentative }) => is_tentative) ? [t.tentative({ until })] : []),
  ];
  return (
    lines.length > 0 && (
      <Card title={t.title}>
        <ul className="stack-tight bullets">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    )
  );
}
