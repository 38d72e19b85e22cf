import { matchPath, useParams } from 'react-router';
import { PATHS, venueRegisterPath } from '../../lib/paths';
import { type PageRoute, type ScreenFile, page } from './page-route';
import type { LaterScreen } from './later-screens';

/** Pages with the plain header; a signed-in customer may open them too. */
export const GUEST_PAGES: readonly PageRoute[] = [
  page(
    PATHS.home,
    'home',
    () => import('../../routes/HomePage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.home }),
    { besides: ['faq'] },
  ),
  page(
    PATHS.login,
    'auth',
    () => import('../../routes/LoginPage'),
    ({ login }) => ({ title: login.meta_title, description: login.meta_description, canonical: PATHS.login }),
    { messages: ['messages_sign_in'] },
  ),
  page(
    PATHS.register,
    'registration',
    () => import('../../routes/RegisterPage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.register }),
    { besides: ['payment', 'first_request'] },
  ),
  page(
    PATHS.firstRequest,
    'first_request',
    later('FirstRequestPage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.firstRequest }),
    { besides: ['onetime', 'requests', 'payment', 'home'] },
  ),
  venueRegisterPage(),
  page(
    `${PATHS.registerComplete}/:id/:paymentMethodId?`,
    'registration',
    later('RegisterCompletePage'),
    ({ complete }) => ({ title: complete.meta_title }),
    { besides: ['payment', 'home'] },
  ),
  page(
    `${PATHS.onetimeRegisterComplete}/:id/:paymentMethodId?`,
    'registration',
    later('OnetimeRegisterCompletePage'),
    ({ onetime_complete }) => ({ title: onetime_complete.meta_title }),
  ),
  page(PATHS.passwordForgot, 'password', later('PasswordForgotPage'), ({ forgot }) => ({ title: forgot.meta_title })),
  page(`${PATHS.passwordReset}/:token`, 'password', later('PasswordResetPage'), ({ reset }) => ({
    title: reset.meta_title,
  })),
  page(`${PATHS.join}/:token`, 'company', later('JoinCompanyPage'), (t) => ({ title: t.join.title }), {
    besides: ['password'],
  }),
  page(PATHS.paymentState, 'payment', later('PaymentStatePage'), (t) => ({ title: t.state_title })),
  page(`${PATHS.visit}/:secret`, 'visit', later('VisitPage'), (t) => ({ title: t.title }), {
    besides: ['requests', 'history'],
  }),
  page(PATHS.maintenance, 'maintenance', later('MaintenancePage'), (t) => ({ title: t.meta_title })),
];

/** Pages for everybody, within the header of whoever looks at them. */
export const OPEN_PAGES: readonly PageRoute[] = [
  page(PATHS.contact, 'contact', later('ContactPage'), (t) => ({
    title: t.meta_title,
    description: t.meta_description,
    canonical: PATHS.contact,
  })),
  page(
    PATHS.faq,
    'faq',
    later('FaqPage'),
    (t) => ({ title: t.title, description: t.meta_description, canonical: PATHS.faq }),
    { messages: [] },
  ),
  page(PATHS.notice, 'notice', later('NoticePage'), (t) => ({
    title: t.meta_title,
    description: t.meta_description,
    canonical: PATHS.notice,
  })),
  page(PATHS.onetimeComplete, 'onetime', later('OnetimeCompletePage'), ({ done }) => ({ title: done.pending_title }), {
    besides: ['payment', 'account', 'requests', 'first_request'],
  }),
  page(PATHS.withdrawalComplete, 'withdrawal', later('WithdrawalCompletePage'), (t) => ({ title: t.meta_title })),
  page(PATHS.tokushoho, 'legal', later('TokushohoPage'), (t) => ({ title: t.tokushoho, canonical: PATHS.tokushoho }), {
    messages: [],
  }),
  page(PATHS.privacy, 'legal', later('PrivacyPage'), (t) => ({ title: t.privacy, canonical: PATHS.privacy }), {
    messages: [],
  }),
  page(PATHS.terms, 'legal', later('TermsPage'), (t) => ({ title: t.terms, canonical: PATHS.terms }), { messages: [] }),
];

/** Pages of a signed-in customer, within header, navigation and footer. */
export const CUSTOMER_PAGES: readonly PageRoute[] = [
  page(
    PATHS.washRequest,
    'requests',
    () => import('../../routes/WashRequestPage'),
    ({ booking }) => ({ title: booking.title }),
  ),
  page(PATHS.currentRequests, 'currents', later('CurrentRequestsPage'), (t) => ({ title: t.title }), {
    besides: ['requests', 'visit'],
  }),
  page(`${PATHS.visitLink}/:id`, 'visit', later('VisitLinkPage'), ({ link }) => ({ title: link.title })),
  page(`${PATHS.requestChange}/:id`, 'changes', later('RequestChangePage'), ({ change }) => ({ title: change.title }), {
    besides: ['requests'],
  }),
  page(`${PATHS.requestCancel}/:id`, 'changes', later('RequestCancelPage'), ({ cancel }) => ({ title: cancel.title }), {
    besides: ['requests'],
  }),
  page(PATHS.buyBags, 'buy_bags', later('BuyBagsPage'), (t) => ({ title: t.meta_title }), {
    besides: ['payment', 'account_state'],
  }),
  page(PATHS.history, 'history', later('HistoryPage'), (t) => ({ title: t.title }), {
    besides: ['requests', 'claim'],
  }),
  page(`${PATHS.claim}/:id`, 'claim', later('ClaimPage'), (t) => ({ title: t.title }), {
    besides: ['requests', 'history'],
  }),
  page(PATHS.profile, 'account', later('ProfilePage'), ({ profile }) => ({ title: profile.meta_title })),
  page(PATHS.profileEdit, 'registration', later('ProfileEditPage'), ({ edit }) => ({ title: edit.meta_title })),
  page(PATHS.payments, 'payments', later('PaymentsPage'), (t) => ({ title: t.title })),
  page(PATHS.renewCard, 'plan', later('RenewCardPage'), ({ renew }) => ({ title: renew.title }), {
    besides: ['payment', 'registration'],
  }),
  page(PATHS.plan, 'account', later('PlanPage'), ({ plan }) => ({ title: plan.meta_title }), {
    besides: ['plan', 'withdrawal'],
  }),
  page(PATHS.planEdit, 'plan', later('PlanEditPage'), ({ edit }) => ({ title: edit.meta_title }), {
    besides: ['payment', 'registration'],
  }),
  page(PATHS.planEditComplete, 'plan', later('PlanEditCompletePage'), ({ done }) => ({ title: done.returned_title }), {
    besides: ['payment'],
  }),
  page(PATHS.withdrawal, 'withdrawal', later('WithdrawalPage'), (t) => ({ title: t.meta_title })),
  page(PATHS.passwordChange, 'password', later('PasswordChangePage'), ({ change }) => ({ title: change.meta_title })),
  page(PATHS.calendar, 'calendar', later('CalendarPage'), (t) => ({ title: t.title })),
  page(PATHS.notifications, 'notifications', later('NotificationsPage'), (t) => ({ title: t.title })),
  page(PATHS.care, 'care', later('CarePage'), (t) => ({ title: t.title })),
  page(PATHS.companyPeople, 'company', later('CompanyPeoplePage'), (t) => ({ title: t.people.title })),
  page(PATHS.ownSessions, 'sessions', later('OwnSessionsPage'), (t) => ({ title: t.meta_title })),
];

export const pageAt = (pathname: string, pages: readonly PageRoute[]): PageRoute | undefined =>
  pages.find(({ path }) => matchPath(path, pathname) !== null);

/** The first load names the screens that people begin with only; the names of all others come with the first of those. */
function later(screen: LaterScreen): () => Promise<ScreenFile> {
  return async () => (await import('./later-screens')).LATER_SCREENS[screen]();
}

/** Its canonical link has the venue's code in it. */
function venueRegisterPage(): PageRoute {
  const route = page(
    `${PATHS.venueRegister}/:venueCode`,
    'registration',
    later('VenueRegisterPage'),
    ({ venue }) => ({ title: venue.meta_title, description: venue.meta_description }),
    { besides: ['payment', 'first_request'] },
  );
  const useMeta = () => ({ ...route.useMeta(), canonical: venueRegisterPath(useParams()['venueCode'] ?? '') });
  return { ...route, useMeta };
}
