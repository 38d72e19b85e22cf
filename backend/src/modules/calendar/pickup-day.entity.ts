import { Entity, Index } from 'typeorm';
import { DateColumn, Id, IntColumn } from '../../database/columns.js';

/**
 * Pickups taken on a day and their limit, in one row, so that taking a place is one conditional update and a full day
 * can't overflow (decisions 5, Capacity).
 */
@Entity('pickup_days')
@Index('ux_pickup_days_date', ['date'], { unique: true })
export class PickupDay {
  @Id() id: number;
  @DateColumn() date: string;
  /** Live requests, not bags, with their pickup on this day. */
  @IntColumn() used: number;
  /** Null: no limit. */
  @IntColumn({ nullable: true }) day_limit: number | null;
}
