import { ApiError, type ServerRefusal } from './api-error';

/** The same call, its refusals told of the screen's fields, where those differ from the body's. */
export const retold = <Answer>(
  call: Promise<Answer>,
  tell: (refusal: ServerRefusal) => ServerRefusal,
): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError({ ...error.problem, refusals: error.refusals.map(tell) }) : error;
  });
