import type { components, paths } from '@laundry/backend/api';

/** The server's own description of its calls; a change there that breaks a screen does not compile. */
export type { paths };

type Schemas = components['schemas'];

export type LoginBody = Schemas['LoginDto'];
export type ContactBody = Schemas['ContactDto'];
export type PasswordBody = Omit<Schemas['ResetPasswordDto'], 'token'>;
export type PasswordChangeBody = Schemas['ChangePasswordDto'];
export type CurrentUser = Schemas['UserView'];
export type OwnPayment = Schemas['OwnPaymentRowView'];
export type PaymentDocumentBody = Schemas['PaymentDocumentDto'];
export type Care = Schemas['CareView'];
export type Claim = Schemas['ClaimView'];
export type ClaimBody = Schemas['ClaimDto'];
export type Photo = Schemas['PhotoView'];
export type DoorPhoto = Schemas['ProofView'];
export type OwnCalendar = Schemas['OwnCalendarFeedView'];
export type OwnNotifications = Schemas['OwnNotificationsView'];
export type OwnPush = NonNullable<OwnNotifications['push']>;
export type LineCode = Schemas['LineCodeView'];
export type CompanyPeople = Schemas['CompanyPeopleView'];
export type InvitedTo = Schemas['InvitedToView'];
export type JoinBody = Schemas['JoinDto'];
export type OwnSession = Schemas['OwnSessionView'];
export type RegisterAnswer = Schemas['RegisteredView'];
export type ProfileBody = Schemas['ProfileDto'];
export type ResidentBody = Schemas['ResidentUpdateDto'];
export type PlanChangeBody = Schemas['PlanChangeDto'];
export type UnpaidCharge = Schemas['UnpaidChargeView'];
export type Venue = Schemas['VenueView'];
export type AreaInfo = Schemas['AreaInfoView'];
export type ZipAddress = Schemas['ZipcodeView'];
export type Maintenance = Schemas['MaintenanceView'];
export type WashRequest = Schemas['CustomerRequestView'];
export type Visit = Schemas['VisitPageView'];
export type VisitDoor = NonNullable<Visit['at_door']>;
export type VisitAgain = NonNullable<Visit['again']>;
export type AtDoorBody = Schemas['AtDoorDto'];
export type RevisitBody = Schemas['ChooseRevisitDto'];
export type OwnVisitLink = Schemas['OwnVisitLinkView'];
export type VisitChange = WithoutNull<Schemas['ChangeVisitDto']>;
export type WashRequestBody = Schemas['CreateRequestDto'];
export type ListedState = NonNullable<
  NonNullable<paths['/api/v1/users/me/washRequests']['get']['parameters']['query']>['state']
>;
export type ExtraPurchaseBody = Schemas['ExtraPurchaseDto'];
export type OnetimeRequestBody = Schemas['OnetimeRequestDto'];
export type PaidAccountStatus = Schemas['PaidAccountView'];
export type PaymentState = Schemas['PaymentStateView'];
export type PaymentForm = Schemas['PaymentFormView'];
export type WeekRequest = Schemas['WeekRequestView'];
export type ComingWeeks = Schemas['ComingWeeksView'];
export type ComingWeek = Schemas['ComingWeekView'];
export type WeekRequestsBody = Schemas['WeekRequestsDto'];
/** Only what is to change; the server takes null for it too, the screens never send it. */
export type WashRequestChange = WithoutNull<Schemas['ChangeRequestDto']>;

type WithoutNull<T> = { [Key in keyof T]: NonNullable<T[Key]> };
