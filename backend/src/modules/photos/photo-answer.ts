import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { PHOTO_TYPES } from '@laundry/shared/constants/photo-limits';

const BYTES = { type: 'string', format: 'binary' } as const;

/** Describes an answer that is a photo. */
export const AnswersPhoto = () => applyDecorators(ApiProduces('image/jpeg'), ApiOkResponse({ schema: BYTES }));

/** Describes a body that is a photo: its bytes, and nothing around them. */
export const TakesPhoto = () => applyDecorators(ApiConsumes(...PHOTO_TYPES), ApiBody({ schema: BYTES }));
