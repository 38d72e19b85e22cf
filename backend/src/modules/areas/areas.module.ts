import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { AreaInfoController } from './area-info.controller.js';
import { AreaQueries } from './area.queries.js';
import { ConsoleAreasController } from './console-areas.controller.js';
import { DeleteArea } from './delete-area.js';
import { SaveArea } from './save-area.js';
import { UndoArea } from './undo-area.js';

@Module({
  imports: [CalendarModule],
  controllers: [AreaInfoController, ConsoleAreasController],
  providers: [AreaQueries, SaveArea, DeleteArea, UndoArea],
  exports: [AreaQueries],
})
export class AreasModule {}
