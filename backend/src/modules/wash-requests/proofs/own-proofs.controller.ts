import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ProofQueries } from './proof.queries.js';
import { ProofView } from './proof.view.js';

/** Photos at the door, for the customer whose it is (handbook/requests.md#proof). */
@ForCustomer('requests.view')
@Controller('users/me/washRequests/:id/photos')
export class OwnProofsController {
  constructor(@Inject(ProofQueries) private readonly proofs: ProofQueries) {}

  /** Those of deliveries and absences; each is asked for by its name, as the customer's other photos. */
  @Get()
  ofRequest(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ProofView[]> {
    return this.proofs.own(caller, id);
  }
}
