import PrintIcon from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { PageHeading } from '../../components/page/PageHeading';
import { PrintSheet } from '../../components/page/PrintSheet';
import { t } from '../../i18n';
import type { RouteSheets } from '../../providers/api/api-types';
import { todayJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from '../../resources/wash-requests/request-keys';
import { RouteSheet } from './RouteSheet';
import { SheetChoice } from './SheetChoice';
import { sheetsOf } from './route-sheet-words';

/** What is printed should be what is true now. */
const ONE_MINUTE = 60_000;

/** The day on paper, a page for each driver; what the address says is what is shown and printed. */
export default function RouteSheetsPage() {
  const [params] = useSearchParams();
  const date = parseDate(params.get('date') ?? '') ?? todayJst();
  const data = useConsoleData();
  const {
    data: day,
    error,
    refetch,
  } = useQuery({
    queryKey: [...requestKeys.all, 'routeSheets', date],
    queryFn: () => data.getRouteSheets(date),
    refetchInterval: ONE_MINUTE,
  });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PrintSheet orientation="portrait" />
      <Box className="no-print">
        <PageHeading title={t('routeSheets.name')}>
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={day === undefined}
            onClick={() => window.print()}
          >
            {t('routeSheets.print')}
          </Button>
        </PageHeading>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('routeSheets.lead')}
        </Typography>
        <SheetChoice date={date} sheets={day?.sheets ?? []} />
      </Box>
      {day === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {day === undefined && error === null && <LoadingScreen />}
      {day !== undefined && <Sheets day={day} date={date} asked={params.get('staff_id')} />}
    </Box>
  );
}

function Sheets({ day, date, asked }: { day: RouteSheets; date: JstDate; asked: string | null }) {
  const sheets = sheetsOf(day.sheets, asked);
  return (
    <>
      {day.is_cut && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('routeSheets.cut')}
        </Alert>
      )}
      {sheets.length === 0 && <EmptyPanel text={t('routeSheets.nothing')} />}
      {sheets.map((sheet) => (
        <RouteSheet key={sheet.staff_id} sheet={sheet} date={date} />
      ))}
    </>
  );
}
