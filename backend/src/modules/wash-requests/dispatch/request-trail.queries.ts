import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import type { Page } from '../../../common/pagination/page.js';
import { TrailQueries } from '../../history/trail.queries.js';
import type { TrailEntryView } from '../../history/trail.view.js';
import { isMasked } from './console-request-scope.js';
import { RequestTargets } from './console-request-target.js';

/** What was done with a request, from what to what: for its detail, which is read without. */
@Injectable()
export class RequestTrailQueries {
  constructor(
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(TrailQueries) private readonly trails: TrailQueries,
  ) {}

  /** Throws NotFound for what is no live request that the caller may see. */
  async of(caller: Principal, id: number, range: string | undefined): Promise<Page<TrailEntryView>> {
    await this.targets.findVisible(caller, id);
    return this.trails.ofRequest(id, range, isMasked(caller));
  }
}
