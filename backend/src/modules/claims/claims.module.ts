import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { UsersModule } from '../users/users.module.js';
import { AnswerClaim } from './answer-claim.js';
import { ClaimQueries } from './claim.queries.js';
import { ConsoleClaimsController } from './console-claims.controller.js';
import { MakeClaim } from './make-claim.js';
import { OwnClaimsController } from './own-claims.controller.js';

@Module({
  imports: [PhotosModule, UsersModule],
  controllers: [OwnClaimsController, ConsoleClaimsController],
  providers: [ClaimQueries, MakeClaim, AnswerClaim],
  exports: [ClaimQueries],
})
export class ClaimsModule {}
