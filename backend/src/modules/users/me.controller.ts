import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { DuringMaintenance, ForCustomer, SignedIn } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { LanguageDto } from './dto/language.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { ChangeProfile } from './use-cases/change-profile.js';
import { SetLanguage } from './use-cases/set-language.js';
import { UserQueries } from './user.queries.js';
import { CurrentPlanView, UserView } from './user.view.js';

/** The signed-in user's own account. */
@SignedIn()
@Controller('users/me')
export class MeController {
  constructor(
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ChangeProfile) private readonly changeProfile: ChangeProfile,
    @Inject(SetLanguage) private readonly setLanguage: SetLanguage,
  ) {}

  @Get()
  @DuringMaintenance()
  me(@Caller() caller: Principal): Promise<UserView> {
    return this.users.me(caller.id);
  }

  @Post()
  @HttpCode(200)
  change(@Caller() caller: Principal, @Body() dto: ProfileDto): Promise<UserView> {
    return this.changeProfile.execute(caller, dto);
  }

  @Post('language')
  @HttpCode(204)
  language(@Caller() caller: Principal, @Body() dto: LanguageDto): Promise<void> {
    return this.setLanguage.execute(caller.id, dto.current_lang);
  }

  @ForCustomer()
  @Get('currentUserPlan')
  currentUserPlan(@Caller() caller: Principal): Promise<CurrentPlanView> {
    return this.users.currentPlan(caller.id);
  }

  @ForCustomer()
  @Get('currentUserPlanWithOption')
  currentUserPlanWithOption(@Caller() caller: Principal): Promise<CurrentPlanView> {
    return this.users.currentPlan(caller.id);
  }
}
