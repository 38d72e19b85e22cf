import Box from '@mui/material/Box';
import { parseDate } from '@laundry/shared/time/jst';
import { useSearchParams } from 'react-router';
import { DayButtons } from '../../../components/date-time/DayButtons';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';
import { todayJst } from '../../../providers/clock';
import { ActReports } from '../act-reports/ActReports';
import { useActReports } from '../act-reports/useActReports';
import { DayLanes } from './DayLanes';
import { useDayBoard } from './useDayBoard';

/** The board of a day: who drives as lanes, half hours along them, and what nobody has. */
export default function BoardPage() {
  const [params, setParams] = useSearchParams();
  const date = parseDate(params.get('date')) ?? todayJst();
  const { data, error, refetch } = useDayBoard(date);
  const acts = useActReports();
  return (
    <>
      <PageHeading title={t('board.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <DayButtons first={date} last={date} onGo={(day) => setParams({ date: day })} />
      </Box>
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      <Box sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        <ActReports {...acts} />
      </Box>
      {data !== undefined && <DayLanes key={date} date={date} board={data} />}
    </>
  );
}
