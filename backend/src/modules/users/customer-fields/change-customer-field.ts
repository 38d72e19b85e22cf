import { Inject, Injectable } from '@nestjs/common';
import { entriesOf } from '@laundry/shared/constants/closed-set';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { REASON } from '@laundry/shared/constants/reasons';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { undoing } from '../../history/undo/undoing.js';
import type { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { ConsoleAccount } from '../console/console-account.js';
import { SaturdayLegs } from './saturday-legs.js';
import type { CustomerFieldView } from '../console/user-change.view.js';
import { User } from '../user.entity.js';

type Field = Exclude<keyof CustomerFieldView & keyof User, 'version'>;
/** The field to change, and the version that the operator saw. */
export type FieldChange = Pick<CustomerFieldView, Field> & SeenVersionDto;
type Check = (user: User, value: unknown) => Promise<void> | void;

/** Changes one field of a customer, and records it (handbook/console.md#one-field-a-call). */
@Injectable()
export class ChangeCustomerField {
  /** What some fields ask for besides; made once the account's row is held. */
  private readonly checks: Partial<Record<Field, Check>> = {
    receipt: (user) => {
      if (user.payment_method_id !== PAYMENT_METHOD.creditCard) throw FieldErrors.on('receipt', 'receipt_card_only');
    },
    is_saturday_available: async (user, value) => {
      if (value === 0 && (await this.saturdays.areAhead(user.id)))
        throw DomainError.on('is_saturday_available', REASON.haveData);
    },
  };

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(SaturdayLegs) private readonly saturdays: SaturdayLegs,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  /** `dto` has the one field to change; `undoes`: the entry of the history that this takes back. */
  async execute(
    caller: Principal,
    id: number,
    { version: seen, ...dto }: FieldChange,
    undoes?: number,
  ): Promise<CustomerFieldView> {
    await this.accounts.editable(caller, id);
    const [[field, value] = []] = entriesOf(dto);
    if (field === undefined || value === undefined) throw new Error('a field to change was checked by its class');
    return this.database.inTransaction(async () => {
      const current = (user: User) => ({ [field]: user[field] });
      const held = await this.rows.hold(User, { id, seen, current });
      const { version } = await this.store(caller, held, [field, value], undoes);
      return { [field]: value, version };
    });
  }

  private async store(
    caller: Principal,
    held: User,
    [field, value]: readonly [Field, User[Field]],
    undoes?: number,
  ): Promise<User> {
    const user = await this.accounts.editable(caller, held.id);
    await this.checks[field]?.(user, value);
    const besides = { updated_at: this.clock.now() };
    const after = await this.rows.write(User, held, { by: caller.personId, values: { [field]: value }, besides });
    if (after === held) return held;
    // A memo may name people: that it changed is all the history says.
    const changes =
      field === 'management_notes'
        ? ({ management_notes: [null, null] } as const)
        : changesBetween(user, { ...user, [field]: value }, [field]);
    await this.history.record({
      type: OPERATION.profileChanged,
      actor: caller,
      user,
      changes: { ...changes, ...undoing(undoes) },
    });
    return after;
  }
}
