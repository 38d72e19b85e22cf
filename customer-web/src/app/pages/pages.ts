import { useParams } from 'react-router';
import { PATHS, venueRegisterPath } from '../../lib/paths';
import { type PageRoute, page } from './page-route';

/** Pages with the plain header; a signed-in customer may open them too. */
export const GUEST_PAGES: readonly PageRoute[] = [
  page(
    PATHS.home,
    'home',
    () => import('../../routes/HomePage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.home }),
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
    { besides: ['payment'] },
  ),
  venueRegisterPage(),
  page(
    `${PATHS.registerComplete}/:id/:paymentMethodId?`,
    'registration',
    () => import('../../routes/RegisterCompletePage'),
    ({ complete }) => ({ title: complete.meta_title }),
    { besides: ['payment'] },
  ),
  page(
    `${PATHS.onetimeRegisterComplete}/:id/:paymentMethodId?`,
    'registration',
    () => import('../../routes/OnetimeRegisterCompletePage'),
    ({ onetime_complete }) => ({ title: onetime_complete.meta_title }),
  ),
  page(
    PATHS.passwordForgot,
    'password',
    () => import('../../routes/PasswordForgotPage'),
    ({ forgot }) => ({ title: forgot.meta_title }),
  ),
  page(
    `${PATHS.passwordReset}/:token`,
    'password',
    () => import('../../routes/PasswordResetPage'),
    ({ reset }) => ({ title: reset.meta_title }),
  ),
  page(
    PATHS.paymentState,
    'payment',
    () => import('../../routes/PaymentStatePage'),
    (t) => ({ title: t.state_title }),
  ),
  page(
    `${PATHS.visit}/:secret`,
    'visit',
    () => import('../../routes/VisitPage'),
    (t) => ({ title: t.title }),
    { besides: ['requests'] },
  ),
  page(
    PATHS.maintenance,
    'maintenance',
    () => import('../../routes/MaintenancePage'),
    (t) => ({ title: t.meta_title }),
  ),
];

/** Pages for everybody, within the header of whoever looks at them. */
export const OPEN_PAGES: readonly PageRoute[] = [
  page(
    PATHS.contact,
    'contact',
    () => import('../../routes/ContactPage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.contact }),
  ),
  page(
    PATHS.notice,
    'notice',
    () => import('../../routes/NoticePage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.notice }),
  ),
  page(
    PATHS.onetimeComplete,
    'onetime',
    () => import('../../routes/OnetimeCompletePage'),
    ({ done }) => ({ title: done.pending_title }),
    { besides: ['payment', 'account', 'requests'] },
  ),
  page(
    PATHS.withdrawalComplete,
    'withdrawal',
    () => import('../../routes/WithdrawalCompletePage'),
    (t) => ({ title: t.meta_title }),
  ),
  page(
    PATHS.tokushoho,
    'legal',
    () => import('../../routes/TokushohoPage'),
    (t) => ({ title: t.tokushoho, canonical: PATHS.tokushoho }),
    { messages: [] },
  ),
  page(
    PATHS.privacy,
    'legal',
    () => import('../../routes/PrivacyPage'),
    (t) => ({ title: t.privacy, canonical: PATHS.privacy }),
    { messages: [] },
  ),
  page(
    PATHS.terms,
    'legal',
    () => import('../../routes/TermsPage'),
    (t) => ({ title: t.terms, canonical: PATHS.terms }),
    { messages: [] },
  ),
];

/** Pages of a signed-in customer, within header, navigation and footer. */
export const CUSTOMER_PAGES: readonly PageRoute[] = [
  page(
    PATHS.washRequest,
    'requests',
    () => import('../../routes/WashRequestPage'),
    ({ booking }) => ({ title: booking.title }),
  ),
  page(
    PATHS.currentRequests,
    'requests',
    () => import('../../routes/CurrentRequestsPage'),
    ({ currents }) => ({ title: currents.title }),
  ),
  page(
    `${PATHS.requestChange}/:id`,
    'changes',
    () => import('../../routes/RequestChangePage'),
    ({ change }) => ({ title: change.title }),
    { besides: ['requests'] },
  ),
  page(
    `${PATHS.requestCancel}/:id`,
    'changes',
    () => import('../../routes/RequestCancelPage'),
    ({ cancel }) => ({ title: cancel.title }),
    { besides: ['requests'] },
  ),
  page(
    PATHS.buyBags,
    'buy_bags',
    () => import('../../routes/BuyBagsPage'),
    (t) => ({ title: t.meta_title }),
    { besides: ['payment'] },
  ),
  page(
    PATHS.history,
    'history',
    () => import('../../routes/HistoryPage'),
    (t) => ({ title: t.title }),
    { besides: ['requests'] },
  ),
  page(
    PATHS.profile,
    'account',
    () => import('../../routes/ProfilePage'),
    ({ profile }) => ({ title: profile.meta_title }),
  ),
  page(
    PATHS.profileEdit,
    'registration',
    () => import('../../routes/ProfileEditPage'),
    ({ edit }) => ({ title: edit.meta_title }),
  ),
  page(
    PATHS.payments,
    'payments',
    () => import('../../routes/PaymentsPage'),
    (t) => ({ title: t.title }),
  ),
  page(
    PATHS.renewCard,
    'plan',
    () => import('../../routes/RenewCardPage'),
    ({ renew }) => ({ title: renew.title }),
    { besides: ['payment', 'registration'] },
  ),
  page(
    PATHS.plan,
    'account',
    () => import('../../routes/PlanPage'),
    ({ plan }) => ({ title: plan.meta_title }),
    { besides: ['plan', 'withdrawal'] },
  ),
  page(
    PATHS.planEdit,
    'plan',
    () => import('../../routes/PlanEditPage'),
    ({ edit }) => ({ title: edit.meta_title }),
    { besides: ['payment', 'registration'] },
  ),
  page(
    PATHS.planEditComplete,
    'plan',
    () => import('../../routes/PlanEditCompletePage'),
    ({ done }) => ({ title: done.returned_title }),
    { besides: ['payment'] },
  ),
  page(
    PATHS.withdrawal,
    'withdrawal',
    () => import('../../routes/WithdrawalPage'),
    (t) => ({ title: t.meta_title }),
  ),
  page(
    PATHS.passwordChange,
    'password',
    () => import('../../routes/PasswordChangePage'),
    ({ change }) => ({ title: change.meta_title }),
  ),
  page(
    PATHS.ownSessions,
    'sessions',
    () => import('../../routes/OwnSessionsPage'),
    (t) => ({ title: t.meta_title }),
  ),
];

/** Its canonical link has the venue's code in it. */
function venueRegisterPage(): PageRoute {
  const route = page(
    `${PATHS.venueRegister}/:venueCode`,
    'registration',
    () => import('../../routes/VenueRegisterPage'),
    ({ venue }) => ({ title: venue.meta_title, description: venue.meta_description }),
    { besides: ['payment'] },
  );
  const useMeta = () => ({ ...route.useMeta(), canonical: venueRegisterPath(useParams()['venueCode'] ?? '') });
  return { ...route, useMeta };
}
