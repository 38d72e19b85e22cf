import dayGridPlugin from '@fullcalendar/react/daygrid';
import jaLocale from '@fullcalendar/react/locales/ja';
import '@fullcalendar/react/skeleton.css';
import FullCalendar from '@fullcalendar/react';
import classicTheme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type JstDate, SUNDAY, parseDate } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import { todayJst } from '../../../providers/clock';
import { calendarStyles } from './calendar-styles';
import { dayLabel } from '../day/day-label';
import type { DaySetting } from '../day/day-settings';
import { SettingMark } from './SettingMark';

const PLUGINS = [dayGridPlugin, classicTheme];
const MONDAY = 1;
/** Width to height: cells high enough for two marks. */
const DESK_RATIO = 2.1;
const PHONE_RATIO = 0.72;

interface Props {
  readonly month: string;
  readonly settings: readonly DaySetting[];
  readonly onDay: (date: JstDate) => void;
  readonly onSetting: (setting: DaySetting) => void;
}

/** Monday to Saturday of a month. A day's link spreads over its whole cell; the marks are buttons on top of it. */
export default function MonthGrid({ month, settings, onDay, onSetting }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Box
      sx={calendarStyles}
      role="group"
      aria-label={calendarTexts.grid}
      onClick={({ target }) => {
        const date = dayOf(target);
        if (date !== null) onDay(date);
      }}
    >
      <FullCalendar
        plugins={PLUGINS}
        initialView="dayGridMonth"
        initialDate={`${month}-01`}
        now={todayJst()}
        timeZone="UTC"
        locale={jaLocale}
        hiddenDays={[SUNDAY]}
        firstDay={MONDAY}
        headerToolbar={false}
        fixedWeekCount={false}
        height="auto"
        aspectRatio={isPhone ? PHONE_RATIO : DESK_RATIO}
        dayMaxEvents={false}
        eventInteractive={false}
        eventColor="transparent"
        eventClass="slot"
        eventInnerClass="slot"
        events={settings.map((setting) => ({
          id: `${setting.kind}-${setting.id}`,
          start: setting.date,
          allDay: true,
          extendedProps: { setting },
        }))}
        eventContent={({ event }) => (
          <SettingMark setting={event.extendedProps['setting'] as DaySetting} onOpen={onSetting} />
        )}
        dayCellTopClass={({ date }) => (isoDate(date).startsWith(month) ? 'top' : 'top other')}
        dayCellTopContent={({ dayNumberText }) => dayNumberText}
        navLinks
        navLinkClass="day"
        navLinkHint={(_text, date) => calendarTexts.daySetting(dayLabel(isoDate(date)))}
        navLinkDayClick={(date) => onDay(isoDate(date))}
      />
    </Box>
  );
}

/** The day whose cell was clicked, anywhere but on what has a click of its own. */
function dayOf(target: EventTarget): JstDate | null {
  if (!(target instanceof Element) || target.closest('button, a, [role="link"]') !== null) return null;
  return parseDate(target.closest('[data-date]')?.getAttribute('data-date') ?? '');
}

const isoDate = (date: Date): JstDate => date.toISOString().slice(0, 10);
