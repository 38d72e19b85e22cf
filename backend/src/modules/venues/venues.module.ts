import { Module } from '@nestjs/common';
import { ConsoleVenuesController } from './console-venues.controller.js';
import { SaveVenue } from './save-venue.js';
import { UndoVenue } from './undo-venue.js';
import { VenueQueries } from './venue.queries.js';
import { VenuesController } from './venues.controller.js';

@Module({
  controllers: [VenuesController, ConsoleVenuesController],
  providers: [VenueQueries, SaveVenue, UndoVenue],
  exports: [VenueQueries],
})
export class VenuesModule {}
