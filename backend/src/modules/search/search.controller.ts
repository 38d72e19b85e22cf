import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { SearchQuery } from './search.query.dto.js';
import { SearchQueries } from './search.queries.js';
import { SearchView } from './search.view.js';

/** The search field of the back office. */
@ForConsole('request.list')
@Controller('admin/search')
export class SearchController {
  constructor(@Inject(SearchQueries) private readonly search: SearchQueries) {}

  /** The customers and requests that a text means, among those that the caller may see. */
  @Get()
  find(@Caller() caller: Principal, @Query() { q }: SearchQuery): Promise<SearchView> {
    return this.search.find(caller, q);
  }
}
