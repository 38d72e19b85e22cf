import { Module } from '@nestjs/common';
import { CalendarQueries } from './calendar.queries.js';
import { ConsoleCalendarController } from './console/console-calendar.controller.js';
import { ConsoleCalendarQueries } from './console/console-calendar.queries.js';
import { DayRevisions } from './places/day-revisions.js';
import { HolidaysController } from './holidays/holidays.controller.js';
import { PickupPlaces } from './places/pickup-places.js';
import { AddHoliday } from './holidays/add-holiday.js';
import { RemoveHoliday } from './holidays/remove-holiday.js';
import { SetDayLimit } from './places/set-day-limit.js';

@Module({
  controllers: [HolidaysController, ConsoleCalendarController],
  providers: [
    CalendarQueries,
    DayRevisions,
    PickupPlaces,
    ConsoleCalendarQueries,
    AddHoliday,
    RemoveHoliday,
    SetDayLimit,
  ],
  exports: [CalendarQueries, DayRevisions, PickupPlaces],
})
export class CalendarModule {}
