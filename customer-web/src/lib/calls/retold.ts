import { ApiError, type ServerRefusal } from '@laundry/web-kit/calls/api-error';

/** The same with other fields or words, where the screen has others than the body. */
export const retold = (error: unknown, tell: (refusal: ServerRefusal) => ServerRefusal): unknown =>
  error instanceof ApiError ? new ApiError({ ...error.problem, refusals: error.refusals.map(tell) }) : error;
