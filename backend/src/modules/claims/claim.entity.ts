import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';
import { Versioned } from '../versions/versioned.entity.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';

/** What a customer wrote about how a request's laundry came back, and the desk's answer (docs/decisions/093). */
@Entity('claims')
@Index('ux_claims_open_request', ['open_request_id'], { unique: true })
@Index('ix_claims_request', ['wash_request_id'])
@Index('ix_claims_user', ['user_id'])
@Index('ix_claims_created', ['created_at'])
export class Claim extends Versioned {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_claims_user' }) @IntColumn() user_id: number;
  @ForeignKey(() => WashRequest, { name: 'fk_claims_request' }) @IntColumn() wash_request_id: number;
  /** Which of a company's people wrote it; null: the account's owner. */
  @IntColumn({ nullable: true }) written_by: number | null;
  /** The request until it is answered: makes a second open one impossible. */
  @IntColumn({ nullable: true }) open_request_id: number | null;
  /** Emptied when the customer is erased. */
  @TextColumn(500) text: string;
  /** Empty until it is answered. */
  @TextColumn(1_000) answer: string;
  /** Or when the customer was erased, with nobody in `answered_by`. */
  @DateTimeColumn({ nullable: true }) answered_at: string | null;
  @IntColumn({ nullable: true }) answered_by: number | null;
  @DateTimeColumn() created_at: string;
}
