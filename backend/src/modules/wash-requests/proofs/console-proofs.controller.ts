import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseInterceptors,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { PROOF_LIMITS } from '@laundry/shared/constants/proof';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { callingPerson, limited } from '../../../common/rate-limit/limited.js';
import { answerPhoto } from '../../photos/answer-photo.js';
import { AnswersPhoto, TakesPhoto } from '../../photos/photo-answer.js';
import { ReadPhotoBytes } from '../../photos/read-photo-bytes.interceptor.js';
import { sentPhoto } from '../../photos/sent-photo.js';
import { WritePhoto } from '../../photos/write-photo.interceptor.js';
import { KeepProof } from './keep-proof.js';
import { OfLiveRequest } from './of-live-request.interceptor.js';
import { ProofQueries } from './proof.queries.js';
import { ProofQuery } from './proof.query.dto.js';
import { ProofView } from './proof.view.js';
import { RemoveProof } from './remove-proof.js';

const PROOFS = { name: 'proof-photos', tries: PROOF_LIMITS.perHour, minutes: 60 };

/** A day's photos at once, when the line is back. Counted before a byte is read. */
const ProofLimit = limited(PROOFS, callingPerson);

/** Photos at the door (handbook/requests.md#proof). */
@Controller('admin/washRequest/:id/photos')
export class ConsoleProofsController {
  constructor(
    @Inject(KeepProof) private readonly keepProof: KeepProof,
    @Inject(RemoveProof) private readonly removeProof: RemoveProof,
    @Inject(ProofQueries) private readonly proofs: ProofQueries,
  ) {}

  /** Takes in a photo of what the caller marked, or of nobody being there. */
  @Post()
  @Idempotent(WritePhoto)
  // They stand before those of Idempotent, so their decorator stands below.
  @UseInterceptors(OfLiveRequest, ProofLimit, ReadPhotoBytes)
  @ForConsole('request.advance.pickup', 'request.advance.deliver', 'request.absenceMail')
  @TakesPhoto()
  @Refuses(REASON.stale)
  keep(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Query() query: ProofQuery,
    @Req() request: FastifyRequest,
  ): Promise<ProofView> {
    return this.keepProof.execute(caller, id, query, sentPhoto(request).drawn);
  }

  /** One of them. */
  @Get(':name')
  @ForConsole('request.list')
  @AnswersPhoto()
  async photo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return answerPhoto(reply, await this.proofs.photo(caller, id, name));
  }

  /** Takes one away, for good. */
  @Delete(':name')
  @HttpCode(204)
  @ForConsole('request.photo')
  remove(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Param('name') name: string): Promise<void> {
    return this.removeProof.execute(caller, id, name);
  }
}
