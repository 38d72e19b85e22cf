import { Module } from '@nestjs/common';
import { CustomerFigures } from './customer-figures.js';
import { InsightsController } from './insights.controller.js';
import { InsightsQueries } from './insights.queries.js';
import { RequestFigures } from './request-figures.js';
import { RevenueFigures } from './revenue-figures.js';
import { WorkFigures } from './work-figures.js';

@Module({
  controllers: [InsightsController],
  providers: [InsightsQueries, RequestFigures, RevenueFigures, CustomerFigures, WorkFigures],
})
export class InsightsModule {}
