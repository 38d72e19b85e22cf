import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const BYTES = { type: 'string', format: 'binary' } as const;

/** Describes an answer that is a photo. */
export const AnswersPhoto = () => applyDecorators(ApiProduces('image/jpeg'), ApiOkResponse({ schema: BYTES }));

/** Describes a body that is a photo: its bytes, and nothing around them. */
export const TakesPhoto = () =>
  applyDecorators(ApiConsumes('image/jpeg', 'image/png', 'image/webp'), ApiBody({ schema: BYTES }));
