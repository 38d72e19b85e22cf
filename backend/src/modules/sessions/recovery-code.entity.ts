import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** Opens an account once in place of its authenticator app; only its hash is stored. */
@Entity('recovery_codes')
@Index('ix_recovery_codes_user', ['user_id'])
export class RecoveryCode {
  @PrimaryColumn({ type: 'varchar', length: 64 }) code_hash: string;
  @ForeignKey(() => User, { name: 'fk_recovery_codes_user' }) @IntColumn() user_id: number;
  @DateTimeColumn({ nullable: true }) used_at: string | null;
}
