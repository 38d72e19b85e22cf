import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { JstDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { calendarTexts } from '../../i18n/calendar';
import { todayJst } from '../../providers/clock';
import type { CalendarNotice } from './affected/calendar-notice';
import { DayDialog } from './day/DayDialog';
import type { DaySetting } from './day/day-settings';
import { MonthBar } from './month/MonthBar';
import { MonthGrid } from './month/MonthGrid';
import { MoveDialog } from './move/MoveDialog';
import { readMonth } from './month/month-param';
import { NationalHolidays } from './national/NationalHolidays';
import { NoticePanel } from './affected/NoticePanel';
import { RemoveDialog } from './day/RemoveDialog';
import { useCalendarMonth } from './month/useCalendarMonth';
import { useReadWhileAsking } from '../../components/live/useReadWhileAsking';

/** Holidays and the days' limits, a month at a time; the month is in the address. */
export default function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const month = readMonth(params, todayJst());
  const { settings, pickups, isPending, isRefreshing, error, read } = useCalendarMonth(month);
  const [day, setDay] = useState<JstDate | null>(null);
  const [removing, setRemoving] = useState<DaySetting | null>(null);
  const [moving, setMoving] = useState<JstDate | null>(null);
  const [isNational, setIsNational] = useState(false);
  const [notice, setNotice] = useState<CalendarNotice | null>(null);

  useReadWhileAsking(day !== null || removing !== null, read);

  const goTo = (next: string) => {
    setNotice(null);
    setParams({ month: next });
  };
  if (error) return <FailedScreen error={error} onRetry={() => void read()} />;
  return (
    <>
      <PageHeading title={calendarTexts.title} />
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {calendarTexts.lead}
      </Typography>
      {notice && <NoticePanel notice={notice} onMove={setMoving} onClose={() => setNotice(null)} />}
      <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, maxWidth: 1200 }} aria-busy={isRefreshing}>
        <MonthBar month={month} onMonth={goTo} onNational={() => setIsNational(true)} />
        {isPending ? (
          <LoadingScreen />
        ) : (
          <MonthGrid month={month} settings={settings} pickups={pickups} onDay={setDay} onSetting={setRemoving} />
        )}
      </Paper>
      {day !== null && (
        <DayDialog
          date={day}
          settings={settings.filter(({ date }) => date === day)}
          used={pickups && (pickups.get(day) ?? 0)}
          onClose={() => setDay(null)}
          onDone={setNotice}
          onMove={() => {
            setDay(null);
            setMoving(day);
          }}
        />
      )}
      {moving !== null && (
        <MoveDialog
          date={moving}
          onClose={(isClear) => {
            setMoving(null);
            if (isClear) setNotice(null);
          }}
        />
      )}
      {isNational && <NationalHolidays onClose={() => setIsNational(false)} onDone={setNotice} />}
      {removing && (
        <RemoveDialog setting={removing} settings={settings} onClose={() => setRemoving(null)} onDone={setNotice} />
      )}
    </>
  );
}
