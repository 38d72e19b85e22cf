import { applyDecorators } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Describes an answer that is a file. */
export const AnswersFile = () =>
  applyDecorators(
    ApiProduces('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ApiNoContentResponse({ description: 'There is no row.' }),
  );
