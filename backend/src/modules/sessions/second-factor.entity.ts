import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../common/crypto/unreadable.js';
import { DateTimeColumn, EncryptedColumn, Id, IntColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** That a sign-in to an account asks for a second factor, and its authenticator app (handbook/accounts.md#second-factor). */
@Entity('second_factors')
@Index('ux_second_factors_user', ['user_id'], { unique: true })
@Index('ix_second_factors_secret_key', ['secret_key'])
@Index('ix_second_factors_new_secret_key', ['new_secret_key'])
export class SecondFactor {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_second_factors_user' }) @IntColumn() user_id: number;
  /** What the app's codes are made of, in base32; empty while there is none: until one is confirmed, or beside passkeys. */
  @EncryptedColumn() secret: DecryptedText;
  /** That of an app that is being set up; empty when none is. */
  @EncryptedColumn() new_secret: DecryptedText;
  /** Since when it is asked for; null: not yet. */
  @DateTimeColumn({ nullable: true }) confirmed_at: string | null;
  /** The step of time whose code was used last: no code of it or of an earlier one is taken again. */
  @IntColumn() last_step: number;
}
