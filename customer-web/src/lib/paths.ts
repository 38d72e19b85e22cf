import type { LegName } from '@laundry/shared/constants/progress';
/** Every address of the customer web, in one typed place. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  firstRequest: '/first-request',
  venueRegister: '/register/code',
  registerComplete: '/register-complete',
  onetimeRegisterComplete: '/onetime-register-complete',
  washRequest: '/wash-request',
  onetimeComplete: '/onetime-wash-request-complete',
  buyBags: '/buy-wash-request',
  currentRequests: '/wash-request-currents',
  requestChange: '/wash-request-change',
  requestCancel: '/wash-request-cancel',
  history: '/wash-history',
  claim: '/wash-claim',
  profile: '/profile',
  profileEdit: '/profile/edit',
  ownSessions: '/profile/sessions',
  calendar: '/profile/calendar',
  notifications: '/profile/notifications',
  care: '/profile/care',
  companyPeople: '/profile/people',
  payments: '/payments',
  renewCard: '/payments/card',
  plan: '/plan',
  planEdit: '/plan/edit',
  planEditComplete: '/plan/edit-complete',
  withdrawal: '/withdrawal',
  withdrawalComplete: '/withdrawal-complete',
  passwordChange: '/password/change',
  passwordForgot: '/password/forgot',
  passwordReset: '/password/reset',
  join: '/join',
  contact: '/contact',
  faq: '/faq',
  notice: '/notice',
  tokushoho: '/legal/tokushoho',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  maintenance: '/maintenance',
  paymentState: '/payment-state',
  visit: '/visit',
  visitLink: '/visit-link',
} as const;

/** Where the change of a request begins at its delivery. */
export const AT_DELIVERY = '#delivery';
export const changeRequestPath = (id: number, leg: LegName = 'pickup'): string =>
  `${PATHS.requestChange}/${id}${leg === 'delivery' ? AT_DELIVERY : ''}`;
export const cancelRequestPath = (id: number): string => `${PATHS.requestCancel}/${id}`;
export const visitLinkPath = (id: number): string => `${PATHS.visitLink}/${id}`;
/** The request form, filled with what a request before had. */
export const AGAIN_PARAMETER = 'again';
export const requestAgainPath = (id: number): string => `${PATHS.washRequest}?${AGAIN_PARAMETER}=${id}`;
export const claimPath = (id: number): string => `${PATHS.claim}/${id}`;
/** The history with the details of one request open. */
export const OPEN_PARAMETER = 'request';
export const historyOfPath = (id: number): string => `${PATHS.history}?${OPEN_PARAMETER}=${id}`;
export const onetimeCompletePath = (id: number): string => `${PATHS.onetimeComplete}?id=${id}`;
export const venueRegisterPath = (code: string): string => `${PATHS.venueRegister}/${encodeURIComponent(code)}`;
export const registerCompletePath = (ticket: string): string =>
  `${PATHS.registerComplete}/${encodeURIComponent(ticket)}`;
export const onetimeRegisterCompletePath = (ticket: string): string =>
  `${PATHS.onetimeRegisterComplete}/${encodeURIComponent(ticket)}`;

/** The back-office consoles: other applications on the same host, so these leave this one. */
export const CONSOLES = { admin: '/admin/', staff: '/staff/' } as const;

/** The registration as a part of a first request, whose dates are chosen already. */
export const FIRST_PARAMETER = 'first';
export const FIRST_REGISTER = `${PATHS.register}?${FIRST_PARAMETER}=1`;

export const REFERRAL_PARAMETER = 'referral_code';
/** The registration with an invitation code filled in. */
export const invitedPath = (code: string): string =>
  `${PATHS.register}?${REFERRAL_PARAMETER}=${encodeURIComponent(code)}`;

/** The number of bags a month that a registration begins with. */
export const BAGS_PARAMETER = 'bags';
