import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const CalendarPage = lazy(() => import('./CalendarPage'));

/** Holidays and the days' limits. */
export const calendar: ResourceProps = {
  name: 'business-holiday-setting',
  list: (
    <Guarded resource="business-holiday-setting" action="list">
      <CalendarPage />
    </Guarded>
  ),
};
