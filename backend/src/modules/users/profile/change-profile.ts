import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { Sessions } from '../../sessions/sessions.js';
import { History } from '../../history/history.js';
import type { ProfileDto } from './profile.dto.js';
import { EmailChange } from './email-change.js';
import { refuseEmailInUse } from '../accounts/email-in-use.js';
import { changedFields, ProfileEdits } from './profile-edits.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import type { UserView } from '../user.view.js';

type HandOverChange = Partial<Pick<User, 'pickup_delivery_type'>>;

/** Somebody edits the own account; what is not sent stays. */
@Injectable()
export class ChangeProfile {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ProfileEdits) private readonly edits: ProfileEdits,
    @Inject(EmailChange) private readonly emailChange: EmailChange,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  /** `besides`: a column that another form has and has checked. */
  async execute(caller: Principal, dto: ProfileDto, besides: HandOverChange = {}): Promise<UserView> {
    const user = await this.users.byId(caller.id);
    const { current_password, ...form } = dto;
    const values = { ...(await this.edits.columns(user, form)), ...besides };
    if (Object.keys(values).length > 0) {
      if (values.email !== undefined) {
        await this.emailChange.confirm({ caller, user, email: values.email, password: current_password ?? null });
      }
      await refuseEmailInUse(() => this.database.inTransaction(() => this.store(caller, user, values)));
    }
    return this.users.me(user.id);
  }

  private async store(caller: Principal, user: User, values: Partial<User>): Promise<void> {
    if (values.email !== undefined) await this.emailChange.hold(caller, user);
    const alive = { id: user.id, deleted_at: IsNull() };
    const updated_at = this.clock.now();
    const { affected } = await this.database.manager.update(User, alive, {
      ...values,
      ...this.rows.next<User>(caller.id),
      updated_at,
    });
    if (affected !== 1) throw new NotFound();
    await this.history.record({
      type: OPERATION.profileChanged,
      actor: caller,
      user: { ...user, ...values },
      changes: { fields: [null, changedFields(values)] },
    });
    if (values.email !== undefined) await this.emailChange.complete(caller, user, values.email);
    this.sessions.forget(user.id);
  }
}
