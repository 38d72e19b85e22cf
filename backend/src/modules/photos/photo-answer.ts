import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { TakesBody } from '../../common/http/takes-body.js';
import { PHOTO_TYPES } from '@laundry/shared/constants/photo-limits';

const BYTES = { type: 'string', format: 'binary' } as const;

/** Describes an answer that is a photo. */
export const AnswersPhoto = () => applyDecorators(ApiProduces('image/jpeg'), ApiOkResponse({ schema: BYTES }));

/** A body that is a photo: its bytes, and nothing around them. */
export const TakesPhoto = () =>
  applyDecorators(TakesBody('photo'), ApiConsumes(...PHOTO_TYPES), ApiBody({ schema: BYTES }));
