import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { OwnCalendar } from '../features/calendar-feed/OwnCalendar';
import { ownCalendarQuery } from '../features/calendar-feed/own-calendar';
import { useTexts } from '../i18n/texts';

export default function CalendarPage() {
  const { title, lead } = useTexts('calendar');
  return (
    <Page title={title} lead={lead}>
      <QueryState query={useQuery(ownCalendarQuery)}>{(calendar) => <OwnCalendar calendar={calendar} />}</QueryState>
    </Page>
  );
}
