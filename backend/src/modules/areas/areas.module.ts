import { Module } from '@nestjs/common';
import { AreaInfoController } from './area-info.controller.js';
import { AreaQueries } from './area.queries.js';
import { ConsoleAreasController } from './console-areas.controller.js';
import { DeleteArea } from './use-cases/delete-area.js';
import { SaveArea } from './use-cases/save-area.js';

@Module({
  controllers: [AreaInfoController, ConsoleAreasController],
  providers: [AreaQueries, SaveArea, DeleteArea],
  exports: [AreaQueries],
})
export class AreasModule {}
