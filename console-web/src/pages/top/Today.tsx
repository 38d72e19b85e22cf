import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { shellTexts } from '../../i18n/shell';
import { useConsoleData } from '../../providers/useConsoleData';
import { useVariant } from '../../providers/access/VariantContext';
import { ActReports } from '../../resources/wash-requests/act-reports/ActReports';
import { useActReports } from '../../resources/wash-requests/act-reports/useActReports';
import { requestKeys } from '../../resources/wash-requests/request-keys';
import { StaffLoads } from './StaffLoads';
import { StageBar } from './StageBar';
import { TodayNumbers } from './TodayNumbers';
import { WeekPlaces } from './WeekPlaces';

const ONE_MINUTE = 60_000;

/** What today asks for: late and nobody's first, then how far the day is, whose it is, and the days to come. */
export default function Today() {
  const { today } = useConsoleData();
  const variant = useVariant();
  const acts = useActReports();
  const { data, error, refetch } = useQuery({
    queryKey: [...requestKeys.all, 'today'],
    queryFn: () => today(),
    refetchInterval: ONE_MINUTE,
  });
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <PageHeading title={shellTexts.top[variant]} />
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      {data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ActReports {...acts} />
          <TodayNumbers today={data} isQuiet={acts.reports?.length === 0} />
          <StageBar stages={data.stages} />
          <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
            <StaffLoads today={data} />
            <WeekPlaces days={data.days} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
