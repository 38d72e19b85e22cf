import type { MailSite } from './mail-data.js';

/** Where mails lead; whoever is not signed in comes there after the sign-in. */
const PAGES = {
  login: '/login',
  newRequest: '/wash-request',
  currentRequests: '/wash-request-currents',
  history: '/wash-history',
  contact: '/contact',
  planEdit: '/plan/edit',
  passwordForgot: '/password/forgot',
  calendar: '/profile/calendar',
} as const;

export const linkTo = (page: keyof typeof PAGES, { url }: MailSite): string => `${url}${PAGES[page]}`;

/** Opens the page of a request without sign-in. */
export const visitLink = (secret: string, { url }: MailSite): string => `${url}/visit/${secret}`;

export const resetLink = (token: string, { url }: MailSite): string => `${url}/password/reset/${token}`;
