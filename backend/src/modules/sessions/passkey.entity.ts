import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, LongTextColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** A passkey of an account (handbook/accounts.md#second-factor): what verifies it, nothing that could sign in its place. */
@Entity('passkeys')
@Index('ux_passkeys_credential', ['credential_hash'], { unique: true })
@Index('ix_passkeys_user', ['user_id'])
export class Passkey {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_passkeys_user' }) @IntColumn() user_id: number;
  /** SHA-256 of the credential's id, which may have 1,023 bytes. */
  @TextColumn(64) credential_hash: string;
  /** In Base64url, as browsers name it. */
  @LongTextColumn() credential_id: string;
  /** COSE, in Base64url. */
  @LongTextColumn() public_key: string;
  /** How often the authenticator has signed, as it counts: 32 bits without a sign; synced ones stay at 0. */
  @TextColumn(10) counter: string;
  /** How browsers reach it, by commas. */
  @TextColumn(100) transports: string;
  @TextColumn(50) name: string;
  @DateTimeColumn() created_at: string;
  @DateTimeColumn({ nullable: true }) last_used_at: string | null;
}
