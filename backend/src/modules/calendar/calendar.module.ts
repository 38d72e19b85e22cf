import { Module } from '@nestjs/common';
import { CalendarQueries } from './calendar.queries.js';
import { PickupPlaces } from './pickup-places.js';

@Module({ providers: [CalendarQueries, PickupPlaces], exports: [CalendarQueries, PickupPlaces] })
export class CalendarModule {}
