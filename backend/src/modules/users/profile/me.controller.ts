import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { BeforeSecondFactor, DuringMaintenance, ForCustomer, SignedIn } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { LanguageDto } from './language.dto.js';
import { ProfileDto } from './profile.dto.js';
import { ChangeProfile } from './change-profile.js';
import { SetLanguage } from './set-language.js';
import { UserQueries } from '../user.queries.js';
import { CurrentPlanView, UserView } from '../user.view.js';

/** The signed-in user's own account. */
@SignedIn()
@Controller('users/me')
export class MeController {
  constructor(
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ChangeProfile) private readonly changeProfile: ChangeProfile,
    @Inject(SetLanguage) private readonly setLanguage: SetLanguage,
  ) {}

  /** The signed-in user. */
  @Get()
  @BeforeSecondFactor()
  @DuringMaintenance()
  me(@Caller() caller: Principal): Promise<UserView> {
    return this.users.me(caller.personId);
  }

  /** Changes the signed-in user's profile. */
  @Post()
  @SignedIn('profile')
  @HttpCode(200)
  @Refuses(REASON.reauthRequired, REASON.stale)
  change(@Caller() caller: Principal, @Body() dto: ProfileDto): Promise<UserView> {
    return this.changeProfile.execute(caller, dto);
  }

  /** Keeps the language of messages and mails. */
  @Post('language')
  @HttpCode(204)
  language(@Caller() caller: Principal, @Body() dto: LanguageDto): Promise<void> {
    return this.setLanguage.execute(caller.personId, dto.current_lang);
  }

  /** The customer's plan. */
  @ForCustomer('balance.view')
  @Get('currentUserPlan')
  currentUserPlan(@Caller() caller: Principal): Promise<CurrentPlanView> {
    return this.users.currentPlan(caller.accountId);
  }

  /** The customer's plan with its option. */
  @ForCustomer('balance.view')
  @Get('currentUserPlanWithOption')
  currentUserPlanWithOption(@Caller() caller: Principal): Promise<CurrentPlanView> {
    return this.users.currentPlan(caller.accountId);
  }
}
