import { Global, Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { AffectedRequests } from '../calendar/console/affected-requests.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { SaturdayLegs } from '../users/customer-fields/saturday-legs.js';
import { BalanceModule } from '../balance/balance.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { UsersModule } from '../users/users.module.js';
import { AffectedRequestQueries } from './request/affected-request.queries.js';
import { AssignableStaffQueries } from './assignment/assignable-staff.queries.js';
import { ConsoleProgressController } from './progress/console-progress.controller.js';
import { ConsoleProgressQueries } from './progress/console-progress.queries.js';
import { ConsoleRequestAssignmentController } from './assignment/console-request-assignment.controller.js';
import { AbsenceLetters } from './absence/absence-letters.js';
import { AbsenceMailsController } from './absence/absence-mails.controller.js';
import { ConsoleRequestDatesController } from './dates/console-request-dates.controller.js';
import { ConsoleRequestEndingsController } from './ending/console-request-endings.controller.js';
import { ConsoleRequestCountController } from './stages/console-request-count.controller.js';
import { ConsoleRequestStagesController } from './stages/console-request-stages.controller.js';
import { RequestTargets } from './dispatch/console-request-target.js';
import { LeftStops } from './dispatch/left-stops.js';
import { ConsoleRequestsController } from './dispatch/console-requests.controller.js';
import { RequestMails } from './request/request-mail.js';
import { CustomerRequestQueries } from './booking/customer-request.queries.js';
import { CustomerRequestsController } from './booking/customer-requests.controller.js';
import { EndRequest } from './ending/end-request.js';
import { EndRequestsOfAccount } from './ending/end-requests-of-account.js';
import { CalendarFeedQueries } from './calendar-feed/calendar-feed.queries.js';
import { CalendarFeedsController } from './calendar-feed/calendar-feeds.controller.js';
import { OwnCalendarFeed } from './calendar-feed/own-calendar-feed.js';
import { OwnCalendarFeedController } from './calendar-feed/own-calendar-feed.controller.js';
import { RequestRevisions } from './calendar-feed/request-revisions.js';
import { CaseCodes } from './files/case-codes.js';
import { PickedUpBagsQueries } from './files/picked-up-bags.queries.js';
import { RequestFilesController } from './files/request-files.controller.js';
import { RoutePlanQueries } from './files/route-plan.queries.js';
import { AssignmentLines } from './files/assignment-lines.js';
import { UploadAssignments } from './files/upload-assignments.js';
import { UploadCheckQueries } from './files/upload-check.queries.js';
import { FoldingSplit } from './stages/folding-split.js';
import { AutoCancelJob } from './ending/auto-cancel.job.js';
import { RemindPickupJob } from './reminders/remind-pickup.job.js';
import { OnetimePaymentsModule } from '../onetime-payments/onetime-payments.module.js';
import { OnetimeContextQueries } from './onetime/onetime-context.queries.js';
import { UnpaidHolds } from './onetime/unpaid-holds.js';
import { CreateOnetimeRequest } from './onetime/create-onetime-request.js';
import { FixInvoice } from './onetime/fix-invoice.js';
import { PaymentsOfRequest } from './onetime/payments-of-request.js';
import { RefundOnetime } from './onetime/refund-onetime.js';
import { OnetimePayment } from './onetime/onetime-payment.js';
import { OnetimeRequestsController } from './onetime/onetime-requests.controller.js';
import { PickupDateQueries } from './booking/pickup-date.queries.js';
import { PickupDatesController } from './booking/pickup-dates.controller.js';
import { RequestContextQueries } from './request/request-context.queries.js';
import { SameTimeChain } from './request/same-time-chain.js';
import { SaturdayLegQueries } from './request/saturday-leg.queries.js';
import { AdvanceRequest } from './stages/advance-request.js';
import { AutoCancelRequest } from './ending/auto-cancel-request.js';
import { AssignChoicesQueries } from './assignment/assign-choices.queries.js';
import { AssignEach } from './assignment/assign-each.js';
import { AssignProposalQueries } from './assignment/proposal/assign-proposal.queries.js';
import { DayStopQueries } from './assignment/proposal/day-stops.queries.js';
import { UsualStaffQueries } from './assignment/usual-staff.queries.js';
import { AssignStaff } from './assignment/assign-staff.js';
import { Assignments } from './assignment/assignments.js';
import { ReturnStaffs } from './assignment/return-staffs.js';
import { UndoAssignment } from './assignment/undo-assignment.js';
import { EndByOperator } from './ending/end-by-operator.js';
import { CancelRequest } from './ending/cancel-request.js';
import { ChangeDatesByOperator } from './dates/change-dates-by-operator.js';
import { ChangeRequest } from './booking/change-request.js';
import { ChangeCostCentre } from './booking/change-cost-centre.js';
import { CostCentreQueries } from './booking/cost-centre.queries.js';
import { CreateRequest } from './booking/create-request.js';
import { RemindAutoCancel } from './reminders/remind-auto-cancel.js';
import { RemindPickup } from './reminders/remind-pickup.js';
import { RevertRequest } from './stages/revert-request.js';
import { SendAbsenceMail } from './absence/send-absence-mail.js';
import { SetCount } from './stages/set-count.js';
import { UnassignStaff } from './assignment/unassign-staff.js';
import { ProvisionalRequests } from './dispatch/provisional-requests.js';
import { RequestTrailQueries } from './dispatch/request-trail.queries.js';
import { WashRequestQueries } from './dispatch/wash-request.queries.js';
import { ChangeWeeks } from './weekly/coming/change-weeks.js';
import { ComingWeeksController } from './weekly/coming/coming-weeks.controller.js';
import { ComingWeeksQueries } from './weekly/coming/coming-weeks.queries.js';
import { StoreWeekExceptions } from './weekly/coming/store-week-exceptions.js';
import { SaveWeekRequests } from './weekly/save-week-requests.js';
import { MonthRequests } from './weekly/month-requests.js';
import { MonthSchedules } from './weekly/month-schedules.js';
import { WeekRequestsController } from './weekly/week-requests.controller.js';
import { WeeklyCheck } from './weekly/weekly-check.js';
import { WeeklyScheduleQueries } from './weekly/weekly-schedule.queries.js';
import { RevisitQueries } from './absence/revisit.queries.js';
import { ChooseRevisit } from './visit-page/choose-revisit.js';
import { OwnVisitLink } from './visit-page/own-visit-link.js';
import { OwnVisitLinkController } from './visit-page/own-visit-link.controller.js';
import { ChangeAtDoor } from './visit-page/change-at-door.js';
import { ChangeVisit } from './visit-page/change-visit.js';
import { VisitArrivalQueries } from './visit-page/visit-arrival.queries.js';
import { VisitPageQueries } from './visit-page/visit-page.queries.js';
import { VisitPagesController } from './visit-page/visit-pages.controller.js';
import { BagLabelQueries } from './labels/bag-label.queries.js';
import { ConsoleBagLabelsController } from './labels/console-bag-labels.controller.js';
import { HandoverScans } from './labels/handover-scans.js';
import { LoadBags } from './labels/load-bags.js';
import { ConsoleProofsController } from './proofs/console-proofs.controller.js';
import { KeepProof } from './proofs/keep-proof.js';
import { OwnProofsController } from './proofs/own-proofs.controller.js';
import { ProofQueries } from './proofs/proof.queries.js';
import { ProvedActs } from './proofs/proved-acts.js';
import { RemoveProof } from './proofs/remove-proof.js';
import { RouteSheetQueries } from './route-sheets/route-sheet.queries.js';
import { RouteSheetsController } from './route-sheets/route-sheets.controller.js';
import { SetVisitOrder } from './visit-order/set-visit-order.js';
import { VisitOrderController } from './visit-order/visit-order.controller.js';
import { WorkController } from './work/work.controller.js';
import { WorkQueries } from './work/work.queries.js';

// Modules below ask for what is provided here: the calendar for AffectedRequests, the users for SaturdayLegs.
@Global()
@Module({
  imports: [AreasModule, BalanceModule, CalendarModule, OnetimePaymentsModule, PhotosModule, UsersModule],
  controllers: [
    CustomerRequestsController,
    OnetimeRequestsController,
    PickupDatesController,
    WeekRequestsController,
    ComingWeeksController,
    ConsoleRequestsController,
    ConsoleRequestStagesController,
    ConsoleRequestAssignmentController,
    ConsoleRequestDatesController,
    ConsoleRequestCountController,
    ConsoleRequestEndingsController,
    AbsenceMailsController,
    ConsoleProofsController,
    OwnProofsController,
    ConsoleProgressController,
    RequestFilesController,
    VisitPagesController,
    OwnVisitLinkController,
    CalendarFeedsController,
    OwnCalendarFeedController,
    WorkController,
    RouteSheetsController,
    VisitOrderController,
    ConsoleBagLabelsController,
  ],
  providers: [
    CustomerRequestQueries,
    RequestMails,
    WorkQueries,
    RouteSheetQueries,
    SetVisitOrder,
    BagLabelQueries,
    HandoverScans,
    LoadBags,
    PickupDateQueries,
    RequestContextQueries,
    SameTimeChain,
    CreateRequest,
    ChangeRequest,
    ChangeCostCentre,
    CostCentreQueries,
    RefundOnetime,
    FixInvoice,
    PaymentsOfRequest,
    EndRequest,
    EndRequestsOfAccount,
    CancelRequest,
    RequestTrailQueries,
    WashRequestQueries,
    ProvisionalRequests,
    AssignableStaffQueries,
    { provide: AffectedRequests, useClass: AffectedRequestQueries },
    { provide: SaturdayLegs, useClass: SaturdayLegQueries },
    RequestTargets,
    LeftStops,
    FoldingSplit,
    AdvanceRequest,
    RevertRequest,
    AssignStaff,
    Assignments,
    ReturnStaffs,
    UndoAssignment,
    AssignEach,
    AssignChoicesQueries,
    AssignProposalQueries,
    DayStopQueries,
    UsualStaffQueries,
    UnassignStaff,
    CaseCodes,
    PickedUpBagsQueries,
    RoutePlanQueries,
    AssignmentLines,
    UploadAssignments,
    UploadCheckQueries,
    SetCount,
    ChangeDatesByOperator,
    EndByOperator,
    SendAbsenceMail,
    AbsenceLetters,
    ConsoleProgressQueries,
    AutoCancelRequest,
    AutoCancelJob,
    OnetimePayment,
    OnetimeContextQueries,
    UnpaidHolds,
    CreateOnetimeRequest,
    WeeklyScheduleQueries,
    WeeklyCheck,
    ComingWeeksQueries,
    StoreWeekExceptions,
    ChangeWeeks,
    SaveWeekRequests,
    MonthSchedules,
    MonthRequests,
    RemindPickup,
    RemindAutoCancel,
    RemindPickupJob,
    VisitArrivalQueries,
    VisitPageQueries,
    ChangeVisit,
    ChangeAtDoor,
    ChooseRevisit,
    RevisitQueries,
    ProvedActs,
    ProofQueries,
    KeepProof,
    RemoveProof,
    OwnVisitLink,
    CalendarFeedQueries,
    OwnCalendarFeed,
    RequestRevisions,
  ],
  exports: [
    MonthRequests,
    AffectedRequests,
    EndRequestsOfAccount,
    RequestTargets,
    SaturdayLegs,
    UnassignStaff,
    AutoCancelJob,
    RemindPickupJob,
  ],
})
export class WashRequestsModule {}
