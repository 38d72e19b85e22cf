import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, EncryptedColumn, Id, IntColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** The authenticator app of an account (handbook/accounts.md#second-factor). */
@Entity('second_factors')
@Index('ux_second_factors_user', ['user_id'], { unique: true })
export class SecondFactor {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_second_factors_user' }) @IntColumn() user_id: number;
  /** What its codes are made of, in base32; empty until one is confirmed. */
  @EncryptedColumn() secret: string;
  /** That of an app that is being set up; empty when none is. */
  @EncryptedColumn() new_secret: string;
  @DateTimeColumn({ nullable: true }) confirmed_at: string | null;
  /** The step of time whose code was used last: no code of it or of an earlier one is taken again. */
  @IntColumn() last_step: number;
}
