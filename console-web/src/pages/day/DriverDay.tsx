import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { OfflineNotice } from '../../components/loading/OfflineNotice';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import type { Work } from '../../providers/api/api-types';
import { todayJst } from '../../providers/clock';
import { useOperator } from '../../providers/access/OperatorContext';
import { useVariant } from '../../providers/access/VariantContext';
import { DayChanges } from './DayChanges';
import { DayRoute } from './DayRoute';
import { DoneStops } from './DoneStops';
import { FollowingStops } from './stop/FollowingStops';
import { NextStop } from './stop/NextStop';
import { ScanLink } from './ScanLink';
import { StopNotices } from './notices/StopNotices';
import { markedStages, openStops } from './stops';
import { useCurrentStop } from './stop/useCurrentStop';
import { useReadWhileAsking } from '../../components/live/useReadWhileAsking';
import { OrderStops } from '../../resources/wash-requests/visit-order/OrderStops';
import { UnsentActs } from './unsent/UnsentActs';
import { useKeepDay, useRecalledDay } from './unsent/useStoredDay';
import { withActs } from '../../resources/wash-requests/unsent/with-acts';
import { ShowsUnsent } from '../../providers/offline-acts/ShowsUnsent';
import { useSendUnsent } from '../../resources/wash-requests/unsent/useSendUnsent';
import { useUnsentActs } from '../../providers/offline-acts/useUnsentActs';
import { useNextHeading } from './useNextHeading';
import { useScanned } from './useScanned';
import { useDayChanges } from './useDayChanges';
import { tellOfStop } from './notices/tell-of-stop';
import { useWork } from '../../resources/wash-requests/useWork';

/** A driver's day: the next stop fills the screen, the others follow in the order of the day, what is done is folded away. */
export default function DriverDay() {
  const recalledAt = useRecalledDay();
  const work = useWork();
  const changes = useDayChanges(work.data);
  useKeepDay(work.data, work.updatedAt, changes.told);
  const { error, refetch } = work;
  const { own } = useUnsentActs();
  const send = useSendUnsent();
  const data = work.data && withActs(work.data, own);
  const variant = useVariant();
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', pb: { xs: 12, md: 0 } }}>
      <PageHeading title={shellTexts.top[variant]}>
        <ScanLink />
        {data !== undefined && (
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {t('day.remaining', { count: openStops(data, todayJst()).length })}
          </Typography>
        )}
      </PageHeading>
      <OfflineNotice
        error={work.error}
        updatedAt={work.updatedAt}
        isRecalled={work.updatedAt === recalledAt}
        lead={t('day.offlineLead')}
      />
      <UnsentActs rows={data ?? []} onSend={() => void send()} />
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      <DayChanges told={changes.told ?? []} rows={data ?? []} onClose={changes.dismiss} />
      {data !== undefined && (
        <ShowsUnsent value>
          <StopNotices rows={data} />
          <Stops rows={data} onRead={refetch} />
        </ShowsUnsent>
      )}
    </Box>
  );
}

function emptyText(onHold: number, marked: number): string {
  if (onHold > 0) return t('day.onlyHeld');
  return t(marked > 0 ? 'day.allDone' : 'day.nothing');
}

interface StopsProps {
  readonly rows: readonly Work[];
  readonly onRead: () => unknown;
}

function Stops({ rows, onRead }: StopsProps) {
  const operator = useOperator();
  const scanned = useScanned();
  const { stops, current, isGone, isAsking, choose, ask } = useCurrentStop(rows, scanned.requestId ?? null);
  useReadWhileAsking(isAsking, onRead);
  const marked = markedStages(rows);
  const key = current === null ? undefined : `${current.id} ${current.status}`;
  const { heading, goOn } = useNextHeading(key);
  const goTo = (id: number | null) => {
    choose(id);
    window.scrollTo({ top: 0 });
    goOn();
  };
  const goOnFrom = () => {
    scanned.forget();
    goTo(null);
  };
  return (
    <>
      {current === null ? (
        <EmptyPanel text={emptyText(stops.length, marked.length)} />
      ) : (
        <NextStop
          key={key}
          row={current}
          isGone={isGone}
          scanned={scanned.code}
          headingRef={heading}
          showNotice={(notice) => tellOfStop(current, notice)}
          onAsk={ask}
          onDone={goOnFrom}
        />
      )}
      {stops.length > 0 && <DayRoute rows={stops} />}
      <OrderStops staff={{ id: operator.id }} rows={stops} />
      <FollowingStops rows={stops.filter((row) => row !== current)} onChoose={goTo} />
      <DoneStops marked={marked} />
    </>
  );
}
