import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { AreaInfoController } from './area-info.controller.js';
import { AreaQueries } from './area.queries.js';
import { ConsoleAreasController } from './console-areas.controller.js';
import { DeleteArea } from './delete-area.js';
import { SaveArea } from './save-area.js';

@Module({
  imports: [CalendarModule],
  controllers: [AreaInfoController, ConsoleAreasController],
  providers: [AreaQueries, SaveArea, DeleteArea],
  exports: [AreaQueries],
})
export class AreasModule {}
