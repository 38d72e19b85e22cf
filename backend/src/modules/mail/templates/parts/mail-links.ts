import type { VisitAct } from '@laundry/shared/constants/visit-acts';
import type { MailSite } from '../mail-data.js';

/** Where mails lead; whoever is not signed in comes there after the sign-in. */
const PAGES = {
  login: '/login',
  newRequest: '/wash-request',
  planEdit: '/plan/edit',
  weekly: '/wash-request?tab=weekly',
  currentRequests: '/wash-request-currents',
  history: '/wash-history',
  contact: '/contact',
  payments: '/payments',
  renewCard: '/payments/card',
  passwordForgot: '/password/forgot',
  people: '/profile/people',
  calendar: '/profile/calendar',
  notifications: '/profile/notifications',
} as const;

export type LinkedPage = keyof typeof PAGES;

export const linkTo = (page: LinkedPage, { url }: MailSite): string => `${url}${PAGES[page]}`;

/** The history with the details of one request open. */
export const historyLink = (number: number, site: MailSite): string => `${linkTo('history', site)}?request=${number}`;

/** Opens the page of a request without sign-in; with an act, what is asked before it. */
export const visitLink = (secret: string, { url }: MailSite, act?: VisitAct): string =>
  `${url}/visit/${secret}${act === undefined ? '' : `#${act}`}`;

export const joinLink = (token: string, { url }: MailSite): string => `${url}/join/${token}`;

export const resetLink = (token: string, { url }: MailSite): string => `${url}/password/reset/${token}`;
