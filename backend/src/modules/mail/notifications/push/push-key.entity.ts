import { Entity, Index, PrimaryColumn } from 'typeorm';
import type { DecryptedText } from '../../../../common/crypto/unreadable.js';
import { DateTimeColumn, EncryptedColumn, TextColumn } from '../../../../database/columns.js';

/** The id of the only row. */
export const ONLY_KEY = 1;

/** By which push services know this service, where the environment gives no keys: made once, for all servers of the database. */
@Entity('push_keys')
@Index('ix_push_keys_private_key_key', ['private_key_key'])
export class PushKey {
  @PrimaryColumn({ type: 'int' }) id: number;
  @TextColumn(100) public_key: string;
  @EncryptedColumn() private_key: DecryptedText;
  @DateTimeColumn() made_at: string;
}
