import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { hashToken } from '../../common/crypto/secret-token.js';
import { Database } from '../../common/transaction/database.js';
import { RecoveryCode } from './recovery-code.entity.js';

const CODES = 10;

/** Without letters that are read for others. 24 of them are 120 bits: nobody tries a stolen hash through. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const GROUP = /.{4}/g;
const LENGTH = 24;

/** Codes that open an account once each, for who has lost the phone. Call inside a transaction that holds the account's row. */
@Injectable()
export class RecoveryCodes {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** New ones in place of all others; nobody is told them again. */
  async renew(userId: number): Promise<string[]> {
    await this.drop(userId);
    const codes = Array.from({ length: CODES }, newCode);
    const rows = codes.map((code) => ({ code_hash: hashOf(userId, code), user_id: userId, used_at: null }));
    await this.database.manager.insert(RecoveryCode, rows);
    return codes;
  }

  /** Uses one up, however it is typed. False: it is none, or was used. */
  async use(userId: number, typed: string): Promise<boolean> {
    const unused = { code_hash: hashOf(userId, typed), user_id: userId, used_at: IsNull() };
    const { affected } = await this.database.manager.update(RecoveryCode, unused, { used_at: this.clock.now() });
    return affected === 1;
  }

  async drop(userId: number): Promise<void> {
    await this.database.manager.delete(RecoveryCode, { user_id: userId });
  }

  left(userId: number): Promise<number> {
    return this.database.manager.countBy(RecoveryCode, { user_id: userId, used_at: IsNull() });
  }
}

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return (letters.match(GROUP) ?? []).join('-');
}

const hashOf = (userId: number, code: string): string =>
  hashToken(`${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
