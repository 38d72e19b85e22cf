import { Entity, Index } from 'typeorm';
import { DateColumn, Id, IntColumn } from '../../../database/columns.js';
import { Lockable } from '../../../database/lockable.entity.js';

/**
 * Pickups taken on a day and their limit, in one row, so that taking a place is one conditional update and a full day
 * can't overflow (handbook/requests.md#capacity).
 */
@Entity('pickup_days')
@Index('ux_pickup_days_date', ['date'], { unique: true })
export class PickupDay extends Lockable {
  @Id() id: number;
  @DateColumn() date: string;
  /** Live requests, not bags, with their pickup on this day. */
  @IntColumn() used: number;
  /** Grows with every change of what a booking on this day rests on besides: holidays, areas. */
  @IntColumn({ default: 0 }) revision: number;
  /** Null: no limit. */
  @IntColumn({ nullable: true }) day_limit: number | null;
}
