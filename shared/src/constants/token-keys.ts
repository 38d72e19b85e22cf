/** Names in local storage under which each web keeps its bearer token. */
export const TOKEN_KEYS = { customer: 'laundry.customer.token', console: 'laundry.console.token' } as const;
