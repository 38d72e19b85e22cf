import type { ProofOf } from '@laundry/shared/constants/proof';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';
import { Claim } from '../claims/claim.entity.js';
import { User } from '../users/user.entity.js';

/** A photo whose file is in the store of photos under `name` (docs/decisions/093, 100). */
@Entity('photos')
@Index('ux_photos_name', ['name'], { unique: true })
@Index('ix_photos_claim', ['claim_id', 'created_at'])
@Index('ix_photos_user', ['user_id'])
@Index('ix_photos_created', ['created_at'])
@Index('ix_photos_used', ['wash_request_id', 'claim_id', 'created_at'])
export class Photo {
  @Id() id: number;
  /** 128 random bits, hexadecimal. */
  @TextColumn(32) name: string;
  /** The customer whom it concerns. */
  @ForeignKey(() => User, { name: 'fk_photos_user' }) @IntColumn() user_id: number;
  /** Null: nothing was written with it yet. */
  @ForeignKey(() => Claim, { name: 'fk_photos_claim' }) @IntColumn({ nullable: true }) claim_id: number | null;
  /** The request at whose door it was taken, by a driver; null: its customer took it. */
  @IntColumn({ nullable: true }) wash_request_id: number | null;
  /** What it is of; like when and by whom it was taken, null where the request is. */
  @IntColumn({ nullable: true }) proof_of: ProofOf | null;
  @DateTimeColumn({ nullable: true }) taken_at: string | null;
  @IntColumn({ nullable: true }) taken_by: number | null;
  @IntColumn() width: number;
  @IntColumn() height: number;
  @IntColumn() bytes: number;
  @DateTimeColumn() created_at: string;
}
