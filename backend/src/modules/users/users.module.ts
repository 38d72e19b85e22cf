import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { BalanceModule } from '../balance/balance.module.js';
import { AccountLocks } from './account-locks.js';
import { AcquisitionController } from './profile/acquisition.controller.js';
import { CareController } from './care/care.controller.js';
import { ChangeCare } from './care/change-care.js';
import { ConsoleAccount } from './console/console-account.js';
import { ConsoleUserQueries } from './console/console-user.queries.js';
import { ConsoleUserFieldsController } from './customer-fields/console-user-fields.controller.js';
import { ConsoleUsersController } from './console/console-users.controller.js';
import { Reauthentication } from './accounts/reauthentication.js';
import { EmailChange } from './profile/email-change.js';
import { MeController } from './profile/me.controller.js';
import { ProfileEdits } from './profile/profile-edits.js';
import { Suspensions } from './suspensions/suspensions.js';
import { ChangeBalance } from './console/change-balance.js';
import { ChangeProfile } from './profile/change-profile.js';
import { ChangeCustomerField } from './customer-fields/change-customer-field.js';
import { ChangeRole } from './console/change-role.js';
import { ChangeStatus } from './console/change-status.js';
import { CreateAdmin } from './accounts/create-admin.js';
import { UndoCustomerField } from './customer-fields/undo-customer-field.js';
import { DeleteCustomer } from './accounts/delete-customer.js';
import { EditCustomer } from './console/edit-customer.js';
import { EndAccount } from './accounts/end-account.js';
import { LeaveStaff } from './accounts/leave-staff.js';
import { KeepAcquisition } from './profile/keep-acquisition.js';
import { SetLanguage } from './profile/set-language.js';
import { StatusCheck } from './status-check.js';
import { UserQueries } from './user.queries.js';

@Module({
  imports: [AreasModule, BalanceModule],
  controllers: [
    MeController,
    CareController,
    AcquisitionController,
    ConsoleUsersController,
    ConsoleUserFieldsController,
  ],
  providers: [
    AccountLocks,
    StatusCheck,
    Reauthentication,
    UserQueries,
    ConsoleUserQueries,
    ConsoleAccount,
    Suspensions,
    ChangeBalance,
    ChangeRole,
    ChangeStatus,
    DeleteCustomer,
    EditCustomer,
    ProfileEdits,
    ChangeCustomerField,
    UndoCustomerField,
    CreateAdmin,
    EndAccount,
    LeaveStaff,
    EmailChange,
    ChangeProfile,
    KeepAcquisition,
    SetLanguage,
    ChangeCare,
  ],
  exports: [
    AccountLocks,
    ConsoleAccount,
    ConsoleUserQueries,
    EndAccount,
    LeaveStaff,
    ChangeProfile,
    Reauthentication,
    StatusCheck,
    Suspensions,
    UserQueries,
  ],
})
export class UsersModule {}
