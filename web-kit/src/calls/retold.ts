import { ApiError, type ServerRefusal } from './api-error';

/** The error with its refusals mapped to the screen's fields, where those differ from the body's. */
export const retold = (error: unknown, tell: (refusal: ServerRefusal) => ServerRefusal): unknown =>
  error instanceof ApiError ? new ApiError({ ...error.problem, refusals: error.refusals.map(tell) }) : error;
