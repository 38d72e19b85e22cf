import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { AccountHold } from './account-hold.js';
import { AcquisitionController } from './acquisition.controller.js';
import { ConsoleAccount } from './console-account.js';
import { ConsoleUserQueries } from './console-user.queries.js';
import { ConsoleUserFieldsController } from './console-user-fields.controller.js';
import { ConsoleUsersController } from './console-users.controller.js';
import { EmailChange } from './email-change.js';
import { FirstGrant } from './first-grant.js';
import { Ledger } from './ledger.js';
import { MeController } from './me.controller.js';
import { SaturdayLegs } from './saturday-legs.queries.js';
import { StoppedInfosController } from './stopped-infos.controller.js';
import { Stops } from './stops.js';
import { ChangeBalance } from './use-cases/change-balance.js';
import { ChangeProfile } from './use-cases/change-profile.js';
import { ChangeCustomerField } from './use-cases/change-customer-field.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { CreateAdmin } from './use-cases/create-admin.js';
import { KeepAcquisition } from './use-cases/keep-acquisition.js';
import { SetLanguage } from './use-cases/set-language.js';
import { UserQueries } from './user.queries.js';

@Module({
  imports: [AreasModule],
  controllers: [
    MeController,
    AcquisitionController,
    StoppedInfosController,
    ConsoleUsersController,
    ConsoleUserFieldsController,
  ],
  providers: [
    AccountHold,
    Ledger,
    UserQueries,
    ConsoleUserQueries,
    ConsoleAccount,
    FirstGrant,
    Stops,
    ChangeBalance,
    ChangeStatus,
    ChangeCustomerField,
    SaturdayLegs,
    CreateAdmin,
    EmailChange,
    ChangeProfile,
    KeepAcquisition,
    SetLanguage,
  ],
  exports: [AccountHold, Ledger, UserQueries],
})
export class UsersModule {}
