import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../common/transaction/database.js';
import { NotFound } from '../../common/errors/not-found.js';
import { CONFIG, type Config } from '../../config/config.js';
import { AccountMonth } from '../balance/account-month.js';
import { StoppedInfo } from './suspensions/stopped-info.entity.js';
import { User } from './user.entity.js';
import { clerkView, currentPlanView, userView, type CurrentPlanView, type UserView } from './user.view.js';

@Injectable()
export class UserQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(AccountMonth) private readonly months: AccountMonth,
  ) {}

  async me(id: number): Promise<UserView> {
    const user = await this.shown(id);
    if (user.company_user_id === null) return userView(user, this.config.env);
    return clerkView(user, await this.shown(user.company_user_id), this.config.env);
  }

  /** The plan now, and the one from next month where another was chosen. */
  async currentPlan(id: number): Promise<CurrentPlanView> {
    return currentPlanView(await this.shown(id));
  }

  /** An account that was not deleted, in the clock's month: one that is behind is turned first. Throws {@link NotFound}. */
  async byId(id: number): Promise<User> {
    return this.months.upToDate(await this.stored(id));
  }

  /** The same to be shown: who reads waits for the turn a moment only (docs/decisions/046). Throws {@link NotFound}. */
  async shown(id: number): Promise<User> {
    return this.months.shown(await this.stored(id));
  }

  /** Why a customer is or was suspended, oldest first. */
  stoppedInfos(userId: number): Promise<StoppedInfo[]> {
    return this.database.manager.find(StoppedInfo, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  private async stored(id: number): Promise<User> {
    const user = await this.database.findOne(User, { id });
    if (user === null || user.deleted_at !== null) throw new NotFound();
    return user;
  }
}
