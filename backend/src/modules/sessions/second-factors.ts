import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { readable, Unreadable, type DecryptedText } from '../../common/crypto/unreadable.js';
import { Database } from '../../common/transaction/database.js';
import type { Passkey } from './passkey.entity.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';
import { Sessions } from './sessions.js';
import { isTotpCode, newTotpSecret, totpStep } from './totp.js';

export type UsedCode = 'totp' | 'recovery';
export type StoredApp = 'none' | 'usable' | 'unreadable';

/** The second factors of accounts. What writes is called inside a transaction that holds the account's row. */
@Injectable()
export class SecondFactors {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RecoveryCodes) private readonly recovery: RecoveryCodes,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Null: neither an app nor a passkey is set up. */
  async confirmedAt(userId: number): Promise<string | null> {
    const found = await this.database.manager.findOneBy(SecondFactor, { user_id: userId });
    return found?.confirmed_at ?? null;
  }

  /** One whose secret cannot be read is there, and of no use: no code opens by it, and none that is typed takes it away. */
  async app(userId: number): Promise<StoredApp> {
    const factor = await this.database.manager.findOneBy(SecondFactor, { user_id: userId });
    if (factor === null || factor.secret === '') return 'none';
    return factor.secret instanceof Unreadable ? 'unreadable' : 'usable';
  }

  /** Whether a sign-in can be finished with an app or a passkey of the account: recovery codes are for an emergency. */
  async hasUsableFactor(userId: number): Promise<boolean> {
    return (await this.app(userId)) === 'usable' || (await this.passkeys.offer(userId)) !== null;
  }

  /** Uses up a code of the app, or a recovery code, and says which; null: it is none, or was used. */
  async use(userId: number, code: string): Promise<UsedCode | null> {
    if (!isTotpCode(code)) return (await this.recovery.use(userId, code)) ? 'recovery' : null;
    const where = { user_id: userId, confirmed_at: Not(IsNull()) };
    const factor = await this.database.manager.findOneBy(SecondFactor, where);
    const step = factor === null ? null : this.stepOf(factor.secret, code);
    if (factor === null || step === null) return null;
    const unused = { id: factor.id, last_step: LessThan(step) };
    const { affected } = await this.database.manager.update(SecondFactor, unused, { last_step: step });
    return affected === 1 ? 'totp' : null;
  }

  /** A secret for an app; it counts once a code of it has come. Until then one that is set up goes on. */
  async prepare(userId: number): Promise<string> {
    const new_secret = newTotpSecret();
    const { affected } = await this.database.manager.update(SecondFactor, { user_id: userId }, { new_secret });
    if (affected === 0) {
      const empty = { user_id: userId, secret: '', confirmed_at: null, last_step: 0 };
      await this.database.manager.insert(SecondFactor, { ...empty, new_secret });
    }
    return new_secret;
  }

  /** From here on the prepared secret's codes are asked for. False: nothing is prepared, or the code is none of it. */
  async confirm(userId: number, code: string): Promise<boolean> {
    const factor = await this.database.manager.findOneBy(SecondFactor, { user_id: userId });
    const step = factor === null ? null : this.stepOf(factor.new_secret, code);
    if (factor === null || step === null) return false;
    const confirmed = { secret: factor.new_secret, new_secret: '', confirmed_at: this.clock.now(), last_step: step };
    await this.database.manager.update(SecondFactor, { id: factor.id }, confirmed);
    this.sessions.forget(userId);
    return true;
  }

  /** From here on a sign-in asks for a second factor, by the passkey that was added. False: it did before. */
  async turnOn(userId: number): Promise<boolean> {
    const factor = await this.database.manager.findOneBy(SecondFactor, { user_id: userId });
    if (factor !== null && factor.confirmed_at !== null) return false;
    const confirmed_at = this.clock.now();
    if (factor !== null) await this.database.manager.update(SecondFactor, { id: factor.id }, { confirmed_at });
    else {
      const none = { user_id: userId, secret: '', new_secret: '', last_step: 0 };
      await this.database.manager.insert(SecondFactor, { ...none, confirmed_at });
    }
    this.sessions.forget(userId);
    return true;
  }

  /** The app goes, passkeys and the recovery codes stay with them. False: there was none. */
  async removeApp(userId: number): Promise<boolean> {
    if ((await this.app(userId)) === 'none') return false;
    const gone = { secret: '', new_secret: '', last_step: 0 };
    await this.database.manager.update(SecondFactor, { user_id: userId }, gone);
    await this.turnOffWithoutAny(userId);
    return true;
  }

  /** What was removed; null: the account has no such passkey. */
  async removePasskey(userId: number, id: number): Promise<Passkey | null> {
    const removed = await this.passkeys.remove(userId, id);
    if (removed !== null) await this.turnOffWithoutAny(userId);
    return removed;
  }

  /** All of it: the app, the passkeys, the recovery codes. False: there was nothing. */
  async remove(userId: number): Promise<boolean> {
    const wasOn = (await this.confirmedAt(userId)) !== null;
    await this.recovery.drop(userId);
    await this.passkeys.drop(userId);
    await this.database.manager.delete(SecondFactor, { user_id: userId });
    this.sessions.forget(userId);
    return wasOn;
  }

  /** The step of time to which a code of a stored secret belongs; null: it is none of it, or there is none that can be read. */
  private stepOf(stored: DecryptedText, code: string): number | null {
    const secret = readable(stored);
    return secret ? totpStep(secret, code, this.clock.epochMillis()) : null;
  }

  private async turnOffWithoutAny(userId: number): Promise<void> {
    const isLeft = (await this.app(userId)) !== 'none' || (await this.passkeys.of(userId)).length > 0;
    if (!isLeft) await this.remove(userId);
  }
}
