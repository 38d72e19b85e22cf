import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/access/Guarded';
import { lazily } from '@laundry/web-kit/loading/lazily';

const CalendarPage = lazily(() => import('./CalendarPage'));

/** Holidays and the days' limits. */
export const calendar: ResourceProps = {
  name: 'business-holiday-setting',
  list: (
    <Guarded resource="business-holiday-setting" action="list">
      <CalendarPage />
    </Guarded>
  ),
};
