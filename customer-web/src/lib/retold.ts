import { ApiError, type ServerRefusal } from './api-error';

/** The same with other fields or words, where the screen has others than the body. */
export function retold(error: unknown, tell: (refusal: ServerRefusal) => ServerRefusal): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, reason, detail, refusals, facts } = error;
  return new ApiError({ ...facts, status, detail, ...(reason !== null && { reason }), refusals: refusals.map(tell) });
}
