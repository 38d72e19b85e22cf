import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { ConsoleAccount } from './console-account.js';
import type { BalanceChangeDto } from './balance-change.dto.js';
import { Ledger } from '../../balance/ledger.js';
import type { BalanceView } from './user-change.view.js';
import { AccountLocks } from '../account-locks.js';
import type { User } from '../user.entity.js';

/** Sets a customer's balance of bags to an absolute number (handbook/bags.md#operators-change). */
@Injectable()
export class ChangeBalance {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly locks: AccountLocks,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, id: number, dto: BalanceChangeDto): Promise<BalanceView> {
    return this.database.inTransaction(async () => {
      await this.locks.lock(id);
      return this.change(caller, await this.accounts.customer(caller, id), dto);
    });
  }

  private async change(caller: Principal, user: User, dto: BalanceChangeDto): Promise<BalanceView> {
    if (hasLeft(user, this.clock.now())) throw FieldErrors.on('available_request_count', REASON.statusWithdrawn);
    const plan = parsePlanId(user.plan_id);
    if (plan !== null && isOnetime(plan)) throw FieldErrors.on('available_request_count', 'onetime_not_allowed');
    const wanted = dto.available_request_count;
    const seen = user.available_request_count;
    // The operator saw another balance: what they take for a decrease is none by now, or the other way round.
    if (dto.decreaseFlg ? wanted >= seen : wanted < seen) throw new DomainError(REASON.stale);
    if (wanted !== seen) await this.store(caller, user, wanted);
    return { available_request_count: wanted };
  }

  private async store(caller: Principal, user: User, wanted: number): Promise<void> {
    const { id, available_request_count: seen } = user;
    const move = {
      userId: id,
      delta: wanted - seen,
      reason: 'operator',
      actorId: caller.personId,
      balanceIs: seen,
    } as const;
    if (!(await this.ledger.move(move))) throw new DomainError(REASON.stale);
    const changes = { available_request_count: [seen, wanted] } as const;
    await this.history.record({ type: OPERATION.balanceChanged, actor: caller, user, changes });
  }
}
