import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import type { Insights } from '../../providers/api/api-types';
import type { InsightSpan } from '../../providers/calls/today';
import { todayJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { FileButtons } from './FileButtons';
import { PeriodCharts } from './PeriodCharts';
import { PlanRevenue } from './PlanRevenue';
import { SpanChoice } from './SpanChoice';
import { StaffWork } from './StaffWork';
import { Totals } from './Totals';
import { spanOf, spanProblem } from './insight-span';

/** What the business comes to: the span's sums against the one before, a chart and its table for each figure. */
export default function InsightsPage() {
  const [params] = useSearchParams();
  const span = spanOf(params, todayJst());
  const isGood = spanProblem(span) === null;
  const data = useConsoleData();
  const {
    data: insights,
    error,
    refetch,
  } = useQuery({
    queryKey: ['insights', span.from, span.to, span.by],
    queryFn: () => data.getInsights(span),
    enabled: isGood,
  });
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <PageHeading title={t('insights.name')}>
        {isGood && <FileButtons title={t('insights.name')} span={span} table="figures" />}
      </PageHeading>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('insights.lead')}
      </Typography>
      <SpanChoice span={span} />
      {insights === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {insights === undefined && error === null && isGood && <LoadingScreen />}
      {insights !== undefined && isGood && <Figures insights={insights} span={span} />}
    </Box>
  );
}

function Figures({ insights, span }: { insights: Insights; span: InsightSpan }) {
  if (isNothing(insights)) return <EmptyPanel text={t('insights.nothing')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Totals insights={insights} />
      <PeriodCharts insights={insights} />
      <PlanRevenue revenue={insights.revenue} span={span} />
      <StaffWork staffs={insights.staffs} span={span} />
    </Box>
  );
}

/** Neither in the span nor before it did anything happen. */
const isNothing = ({ total, before, staffs, revenue }: Insights): boolean =>
  staffs.length === 0 &&
  revenue.length === 0 &&
  [total, before].every(({ requests, deliveries, customers }) => requests + deliveries + customers === 0);
