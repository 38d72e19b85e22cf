import { Module } from '@nestjs/common';
import { CalendarQueries } from './calendar.queries.js';
import { ConsoleCalendarController } from './console-calendar.controller.js';
import { ConsoleCalendarQueries } from './console-calendar.queries.js';
import { HolidaysController } from './holidays.controller.js';
import { PickupPlaces } from './pickup-places.js';
import { AddHoliday } from './use-cases/add-holiday.js';
import { RemoveHoliday } from './use-cases/remove-holiday.js';
import { SetDayLimit } from './use-cases/set-day-limit.js';

@Module({
  controllers: [HolidaysController, ConsoleCalendarController],
  providers: [CalendarQueries, PickupPlaces, ConsoleCalendarQueries, AddHoliday, RemoveHoliday, SetDayLimit],
  exports: [CalendarQueries, PickupPlaces],
})
export class CalendarModule {}
