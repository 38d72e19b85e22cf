/** Every address of the customer web, in one typed place (spec 1 §2). */
export const PATHS = {
  login: '/login',
  register: '/register',
  registerComplete: '/register-complete',
  onetimeRegisterComplete: '/onetime-register-complete',
  washRequest: '/wash-request',
  currentRequests: '/wash-request-currents',
  requestChange: '/wash-request-change',
  requestCancel: '/wash-request-cancel',
  history: '/wash-history',
  profile: '/profile',
  plan: '/plan',
  passwordChange: '/password/change',
  passwordForgot: '/password/forgot',
  passwordReset: '/password/reset',
  maintenance: '/maintenance',
} as const;

export const changeRequestPath = (id: number): string => `${PATHS.requestChange}/${id}`;
export const cancelRequestPath = (id: number): string => `${PATHS.requestCancel}/${id}`;
export const registerCompletePath = (ticket: string): string =>
  `${PATHS.registerComplete}/${encodeURIComponent(ticket)}`;
export const onetimeRegisterCompletePath = (ticket: string): string =>
  `${PATHS.onetimeRegisterComplete}/${encodeURIComponent(ticket)}`;

/** The back-office consoles: other applications on the same host, so these leave this one. */
export const CONSOLES = { admin: '/admin/', staff: '/staff/' } as const;
