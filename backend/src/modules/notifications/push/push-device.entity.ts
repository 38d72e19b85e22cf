import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import {
  DateTimeColumn,
  EncryptedColumn,
  Id,
  IntColumn,
  LongEncryptedColumn,
  TextColumn,
} from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** The devices whose sign-in goes on, as `d` beside it: one without is told nothing (docs/decisions/104). */
export const LIVE_DEVICES = 'push_devices d JOIN sessions s ON s.id = d.session_id AND s.ended_at IS NULL';

/** A browser that shows a customer's notifications, as long as the sign-in it was switched on in is not ended (docs/decisions/104). */
@Entity('push_devices')
@Index('ux_push_devices_endpoint_hash', ['endpoint_hash'], { unique: true })
@Index('ix_push_devices_user', ['user_id'])
@Index('ix_push_devices_session', ['session_id'])
@Index('ix_push_devices_endpoint_key', ['endpoint_key'])
@Index('ix_push_devices_p256dh_key', ['p256dh_key'])
@Index('ix_push_devices_auth_key', ['auth_key'])
export class PushDevice {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_push_devices_user' }) @IntColumn() user_id: number;
  /** A sign-in's row stays as long as a device is of it and it is not ended: no foreign key, as it goes after this one. */
  @TextColumn(32) session_id: string;
  /** Where its push service takes messages for it. */
  @LongEncryptedColumn() endpoint: DecryptedText;
  /** SHA-256 of the address, which holds a secret of the push service's. */
  @TextColumn(64) endpoint_hash: string;
  /** With what messages are encrypted for it (RFC 8291), in Base64url. */
  @EncryptedColumn() p256dh: DecryptedText;
  @EncryptedColumn() auth: DecryptedText;
  @DateTimeColumn() created_at: string;
}
