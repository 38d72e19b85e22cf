import { Module } from '@nestjs/common';
import { FoundPeopleQueries } from './found-people.queries.js';
import { SearchController } from './search.controller.js';
import { SearchQueries } from './search.queries.js';

@Module({ controllers: [SearchController], providers: [SearchQueries, FoundPeopleQueries] })
export class SearchModule {}
