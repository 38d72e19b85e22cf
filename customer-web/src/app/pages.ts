import { PATHS } from '../lib/paths';
import { type PageRoute, page } from './page-route';

/** Pages with the plain header; a signed-in customer may open them too. */
export const GUEST_PAGES: readonly PageRoute[] = [
  page(
    PATHS.login,
    'auth',
    () => import('../routes/LoginPage'),
    ({ login }) => ({ title: login.meta_title, description: login.meta_description, canonical: PATHS.login }),
  ),
  page(
    PATHS.register,
    'registration',
    () => import('../routes/RegisterPage'),
    (t) => ({ title: t.meta_title, description: t.meta_description, canonical: PATHS.register }),
  ),
  page(
    `${PATHS.registerComplete}/:id/:paymentMethodId?`,
    'registration',
    () => import('../routes/RegisterCompletePage'),
    ({ complete }) => ({ title: complete.meta_title }),
  ),
  page(
    `${PATHS.onetimeRegisterComplete}/:id/:paymentMethodId?`,
    'registration',
    () => import('../routes/OnetimeRegisterCompletePage'),
    ({ onetime_complete }) => ({ title: onetime_complete.meta_title }),
  ),
  page(
    PATHS.passwordForgot,
    'password',
    () => import('../routes/PasswordForgotPage'),
    ({ forgot }) => ({ title: forgot.meta_title }),
  ),
  page(
    `${PATHS.passwordReset}/:token`,
    'password',
    () => import('../routes/PasswordResetPage'),
    ({ reset }) => ({ title: reset.meta_title }),
  ),
  page(
    PATHS.maintenance,
    'maintenance',
    () => import('../routes/MaintenancePage'),
    (t) => ({ title: t.meta_title }),
  ),
];

/** Pages of a signed-in customer, within header, navigation and footer. */
export const CUSTOMER_PAGES: readonly PageRoute[] = [
  page(
    PATHS.washRequest,
    'requests',
    () => import('../routes/WashRequestPage'),
    ({ booking }) => ({ title: booking.title }),
  ),
  page(
    PATHS.currentRequests,
    'requests',
    () => import('../routes/CurrentRequestsPage'),
    ({ currents }) => ({ title: currents.title }),
  ),
  page(
    `${PATHS.requestChange}/:id`,
    'requests',
    () => import('../routes/RequestChangePage'),
    ({ change }) => ({ title: change.title }),
  ),
  page(
    `${PATHS.requestCancel}/:id`,
    'requests',
    () => import('../routes/RequestCancelPage'),
    ({ cancel }) => ({ title: cancel.title }),
  ),
  page(
    PATHS.history,
    'requests',
    () => import('../routes/HistoryPage'),
    ({ history }) => ({ title: history.title }),
  ),
  page(
    PATHS.profile,
    'account',
    () => import('../routes/ProfilePage'),
    ({ profile }) => ({ title: profile.meta_title }),
  ),
  page(
    PATHS.plan,
    'account',
    () => import('../routes/PlanPage'),
    ({ plan }) => ({ title: plan.meta_title }),
  ),
  page(
    PATHS.passwordChange,
    'password',
    () => import('../routes/PasswordChangePage'),
    ({ change }) => ({ title: change.meta_title }),
  ),
];
