import { Body, Controller, Get, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { callingPerson, limitedOnceDone } from '../../common/rate-limit/limited.js';
import { ClaimDto } from './claim.dto.js';
import { ClaimQueries } from './claim.queries.js';
import { ClaimView } from './claim.view.js';
import { MakeClaim } from './make-claim.js';

const CLAIMS = { name: 'claims', tries: CLAIM_LIMITS.perDay, minutes: 24 * 60 };

/** Each that is stored is somebody's work at the desk. */
const ClaimLimit = limitedOnceDone(CLAIMS, callingPerson);

/** What a customer writes about how their laundry came back (handbook/requests.md#claims). */
@ForCustomer('claims')
@Controller('users/me/washRequests/:id/claims')
export class OwnClaimsController {
  constructor(
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
    @Inject(MakeClaim) private readonly makeClaim: MakeClaim,
  ) {}

  /** What they wrote about a request, and what was answered. */
  @Get()
  ofRequest(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ClaimView[]> {
    return this.claims.ofRequest(caller.accountId, id);
  }

  /** Writes about a request that was delivered. */
  @Post()
  @Idempotent(ClaimLimit)
  @Refuses(REASON.dup, REASON.timeLimitExceeded)
  make(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: ClaimDto): Promise<ClaimView> {
    return this.makeClaim.execute(caller, id, dto);
  }
}
