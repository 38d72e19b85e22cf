/** Type 1 cancels the pickup, type 2 discards the request (spec 2 §2). */
export type CancelType = 1 | 2;

const ROOT = '/wash-requests';

/** Every address about requests; `carried` is the list's query, which they take along to lead back to it. */
export const requestPaths = {
  list: (carried: string): string => `${ROOT}${carried}`,
  detail: (id: number, carried: string): string => `${ROOT}/${id}/show${carried}`,
  date: (id: number, carried: string): string => `${ROOT}/${id}/date-change${carried}`,
  cancel: (id: number, type: CancelType, carried: string): string => `${ROOT}/${id}/cancel/${type}${carried}`,
};
