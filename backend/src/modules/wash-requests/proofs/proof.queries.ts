import { Inject, Injectable } from '@nestjs/common';
import { CUSTOMERS_PROOFS } from '@laundry/shared/rules/proofs/proof-photo';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { PhotoQueries } from '../../photos/photo.queries.js';
import { CustomerRequestQueries } from '../booking/customer-request.queries.js';
import { isMasked } from '../dispatch/console-request-scope.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import { proofViews, type ProofView } from './proof.view.js';

/** The photos that were taken at a request's doors, for whoever may see them. */
@Injectable()
export class ProofQueries {
  constructor(
    @Inject(PhotoQueries) private readonly photos: PhotoQueries,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
  ) {}

  /** One, for the back office. Throws {@link NotFound}, also for wash staff: it may show where somebody lives. */
  async photo(caller: Principal, id: number, name: string): Promise<Buffer> {
    await this.targets.findVisible(caller, id);
    if (isMasked(caller)) throw new NotFound();
    return this.photos.jpeg(name, { wash_request_id: id });
  }

  /** Those that a customer sees of a request of theirs; each is one of their photos. */
  async own(caller: Principal, id: number): Promise<ProofView[]> {
    await this.requests.live(caller.accountId, id);
    return this.customers(id);
  }

  async customers(id: number): Promise<ProofView[]> {
    return proofViews(await this.photos.ofRequest(id, CUSTOMERS_PROOFS));
  }
}
