import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DecryptedText } from '../../common/crypto/unreadable.js';
import { DateTimeColumn, IntColumn, LongEncryptedColumn } from '../../database/columns.js';

/** The first answer to a keyed POST, replayed for 24 hours. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_expires', ['expires_at'])
export class IdempotencyKey {
  /** Fingerprint of caller, route and key. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  @DateTimeColumn() expires_at: string;
  /** Fingerprint of the body: another body with the same key is refused. */
  @Column({ type: 'varchar', length: 64 }) body_hash: string;
  /** HTTP status of the answer. */
  @IntColumn({ nullable: true }) status: number | null;
  /** It may hold a token. The keys of a day are few: what a server's start looks for in them has no index. */
  @LongEncryptedColumn({ nullable: true }) answer: DecryptedText | null;
}
