import { Global, Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { AffectedRequests } from '../calendar/affected-requests.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { UsersModule } from '../users/users.module.js';
import { AffectedRequestQueries } from './affected-request.queries.js';
import { AssignableStaffQueries } from './assignable-staff.queries.js';
import { ConsoleProgressController } from './console-progress.controller.js';
import { ConsoleProgressQueries } from './console-progress.queries.js';
import { ConsoleRequestAssignmentController } from './console-request-assignment.controller.js';
import { ConsoleRequestChangesController } from './console-request-changes.controller.js';
import { ConsoleRequestStagesController } from './console-request-stages.controller.js';
import { RequestTargets } from './console-request-target.js';
import { ConsoleRequestsController } from './console-requests.controller.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import { CustomerRequestsController } from './customer-requests.controller.js';
import { FoldingSplit } from './folding-split.js';
import { AutoCancelJob } from './jobs/auto-cancel.job.js';
import { ExpirePaymentsJob } from './jobs/expire-payments.job.js';
import { RemindPickupJob } from './jobs/remind-pickup.job.js';
import { PickupDateQueries } from './pickup-date.queries.js';
import { PickupDatesController } from './pickup-dates.controller.js';
import { RequestContextQueries } from './request-context.queries.js';
import { SameTimeChain } from './same-time-chain.js';
import { StatusCheck } from './status-check.js';
import { AdvanceRequest } from './use-cases/advance-request.js';
import { AutoCancelRequest } from './use-cases/auto-cancel-request.js';
import { AssignStaff } from './use-cases/assign-staff.js';
import { CancelRequestByOperator } from './use-cases/cancel-request-by-operator.js';
import { CancelRequest } from './use-cases/cancel-request.js';
import { ChangeDatesByOperator } from './use-cases/change-dates-by-operator.js';
import { ChangeRequest } from './use-cases/change-request.js';
import { CreateRequest } from './use-cases/create-request.js';
import { DiscardRequest } from './use-cases/discard-request.js';
import { ExpirePayment } from './use-cases/expire-payment.js';
import { RemindPickup } from './use-cases/remind-pickup.js';
import { RevertRequest } from './use-cases/revert-request.js';
import { SendAbsenceMail } from './use-cases/send-absence-mail.js';
import { SetCount } from './use-cases/set-count.js';
import { WashRequestQueries } from './wash-request.queries.js';

// The calendar, which stands below, asks for AffectedRequests.
@Global()
@Module({
  imports: [AreasModule, CalendarModule, UsersModule],
  controllers: [
    CustomerRequestsController,
    PickupDatesController,
    ConsoleRequestsController,
    ConsoleRequestStagesController,
    ConsoleRequestAssignmentController,
    ConsoleRequestChangesController,
    ConsoleProgressController,
  ],
  providers: [
    CustomerRequestQueries,
    PickupDateQueries,
    RequestContextQueries,
    SameTimeChain,
    StatusCheck,
    CreateRequest,
    ChangeRequest,
    CancelRequest,
    WashRequestQueries,
    AssignableStaffQueries,
    { provide: AffectedRequests, useClass: AffectedRequestQueries },
    RequestTargets,
    FoldingSplit,
    AdvanceRequest,
    RevertRequest,
    AssignStaff,
    SetCount,
    ChangeDatesByOperator,
    CancelRequestByOperator,
    DiscardRequest,
    SendAbsenceMail,
    ConsoleProgressQueries,
    AutoCancelRequest,
    AutoCancelJob,
    ExpirePayment,
    ExpirePaymentsJob,
    RemindPickup,
    RemindPickupJob,
  ],
  exports: [AffectedRequests, AutoCancelJob, ExpirePaymentsJob, RemindPickupJob],
})
export class WashRequestsModule {}
