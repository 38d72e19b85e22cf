import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { decidedAnew } from '../../../common/errors/conflict.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { type Hold, SharedRows } from '../../versions/shared-rows.js';
import { Sessions } from '../../sessions/sessions.js';
import { History } from '../../history/history.js';
import type { ProfileDto } from './profile.dto.js';
import { EmailChange } from './email-change.js';
import { refuseEmailInUse } from '../accounts/email-in-use.js';
import { changedFields, ProfileEdits, sentColumns } from './profile-edits.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import type { UserView } from '../user.view.js';

type PickupMethodChange = Partial<Pick<User, 'pickup_delivery_type'>>;

interface Edit {
  /** As it was when the form was checked. */
  readonly user: User;
  readonly values: Partial<User>;
  readonly hold: Hold<User>;
}

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
  async execute(caller: Principal, dto: ProfileDto, besides: PickupMethodChange = {}): Promise<UserView> {
    await decidedAnew(() => this.change(caller, dto, besides));
    return this.users.me(caller.accountId);
  }

  private async change(caller: Principal, dto: ProfileDto, besides: PickupMethodChange): Promise<void> {
    const user = await this.users.byId(caller.accountId);
    const { current_password, version: seen, ...form } = dto;
    const values = { ...(await this.edits.columns(user, form)), ...besides };
    if (Object.keys(values).length === 0 && seen == null) return;
    if (values.email !== undefined) {
      await this.emailChange.confirm({ caller, user, email: values.email, password: current_password ?? null });
    }
    const reader = caller.role === ROLE.customer ? user.current_lang : undefined;
    const current = sentColumns(user, { ...form, ...besides });
    const hold = { id: user.id, seen, decidedBy: user, current, reader };
    await refuseEmailInUse(() => this.database.inTransaction(() => this.store(caller, { user, values, hold })));
  }

  private async store(caller: Principal, { user, values, hold }: Edit): Promise<void> {
    if (values.email !== undefined) await this.emailChange.hold(caller, user);
    const held = await this.rows.hold(User, hold);
    if (held.deleted_at !== null) throw new NotFound();
    const after = await this.rows.write(User, held, {
      by: caller.accountId,
      values,
      besides: { updated_at: this.clock.now() },
    });
    if (after === held) return;
    await this.history.record({
      type: OPERATION.profileChanged,
      actor: caller,
      user: after,
      changes: { fields: [null, changedFields(values)] },
    });
    if (values.email !== undefined) await this.emailChange.complete(caller, user, values.email);
    this.sessions.forget(user.id);
  }
}
