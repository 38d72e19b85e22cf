/** Where a keyboard gets past the search. */
export const ROWS_ID = 'request-rows';
