import type { ScreenFile } from './page-route';

/** Where the screens are that nobody begins with. */
export const LATER_SCREENS = {
  BuyBagsPage: () => import('../../routes/BuyBagsPage'),
  CalendarPage: () => import('../../routes/CalendarPage'),
  CarePage: () => import('../../routes/CarePage'),
  ContactPage: () => import('../../routes/ContactPage'),
  CurrentRequestsPage: () => import('../../routes/CurrentRequestsPage'),
  HistoryPage: () => import('../../routes/HistoryPage'),
  MaintenancePage: () => import('../../routes/MaintenancePage'),
  NoticePage: () => import('../../routes/NoticePage'),
  OnetimeCompletePage: () => import('../../routes/OnetimeCompletePage'),
  OnetimeRegisterCompletePage: () => import('../../routes/OnetimeRegisterCompletePage'),
  OwnSessionsPage: () => import('../../routes/OwnSessionsPage'),
  PasswordChangePage: () => import('../../routes/PasswordChangePage'),
  PasswordForgotPage: () => import('../../routes/PasswordForgotPage'),
  PasswordResetPage: () => import('../../routes/PasswordResetPage'),
  PaymentStatePage: () => import('../../routes/PaymentStatePage'),
  PaymentsPage: () => import('../../routes/PaymentsPage'),
  PlanEditCompletePage: () => import('../../routes/PlanEditCompletePage'),
  PlanEditPage: () => import('../../routes/PlanEditPage'),
  PlanPage: () => import('../../routes/PlanPage'),
  PrivacyPage: () => import('../../routes/PrivacyPage'),
  ProfileEditPage: () => import('../../routes/ProfileEditPage'),
  ProfilePage: () => import('../../routes/ProfilePage'),
  RegisterCompletePage: () => import('../../routes/RegisterCompletePage'),
  RenewCardPage: () => import('../../routes/RenewCardPage'),
  RequestCancelPage: () => import('../../routes/RequestCancelPage'),
  RequestChangePage: () => import('../../routes/RequestChangePage'),
  TermsPage: () => import('../../routes/TermsPage'),
  TokushohoPage: () => import('../../routes/TokushohoPage'),
  VenueRegisterPage: () => import('../../routes/VenueRegisterPage'),
  VisitPage: () => import('../../routes/VisitPage'),
  WithdrawalCompletePage: () => import('../../routes/WithdrawalCompletePage'),
  WithdrawalPage: () => import('../../routes/WithdrawalPage'),
} satisfies Record<string, () => Promise<ScreenFile>>;

export type LaterScreen = keyof typeof LATER_SCREENS;
