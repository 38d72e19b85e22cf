/** Type 1 cancels the pickup, type 2 discards the request (spec 2 §2). */
export type CancelType = 1 | 2;

/** Every address about requests, named as spec 2 §2 names its screens; `carried` is the list's query, which they take along to lead back to it. */
export const requestPaths = {
  list: (carried: string): string => `/wash-requests${carried}`,
  detail: (id: number, carried: string): string => `/wash-requests-change/${id}${carried}`,
  date: (id: number, carried: string): string => `/wash-request-date-change/${id}${carried}`,
  cancel: (id: number, type: CancelType, carried: string): string => `/wash-request-cancel/${id}/${type}${carried}`,
};
