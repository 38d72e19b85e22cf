import { Controller, Get, Inject, Param, Post, Req, Res, UseInterceptors, type StreamableFile } from '@nestjs/common';
import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { callingPerson, limited } from '../../common/rate-limit/limited.js';
import { readPhotoBody } from './reading/photo-body.js';
import { answerPhoto } from './answer-photo.js';
import { KeepPhoto } from './keep-photo.js';
import { AnswersPhoto, TakesPhoto } from './photo-answer.js';
import { PhotoQueries } from './photo.queries.js';
import { PhotoView } from './photo.view.js';

const PHOTOS = { name: 'photos', tries: PHOTO_LIMITS.perHour, minutes: 60 };

/** Ten messages' worth an hour: decoding costs the server a part of a second each. Counted before a byte is read. */
const PhotoLimit = limited(PHOTOS, callingPerson);

/** A customer's photos (handbook/http.md#photos). */
@ForCustomer('claims')
@Controller('users/me/photos')
export class OwnPhotosController {
  constructor(
    @Inject(KeepPhoto) private readonly keepPhoto: KeepPhoto,
    @Inject(PhotoQueries) private readonly photos: PhotoQueries,
  ) {}

  /** Keeps a photo to write with; one that is not used within a day is gone. */
  @Post()
  @UseInterceptors(PhotoLimit)
  @TakesPhoto()
  keep(@Caller() caller: Principal, @Req() request: FastifyRequest): Promise<PhotoView> {
    const { accountId: userId } = caller;
    const own = { sender: 'customer', senderId: userId } as const;
    return readPhotoBody({ body: request.body, ...own }, (bytes) => this.keepPhoto.execute(userId, bytes));
  }

  /** One of them. */
  @Get(':name')
  @AnswersPhoto()
  async photo(
    @Caller() { accountId: user_id }: Principal,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return answerPhoto(reply, await this.photos.jpeg(name, { user_id }));
  }
}
