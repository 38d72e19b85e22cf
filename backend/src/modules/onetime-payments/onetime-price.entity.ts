import { Entity, Index } from 'typeorm';
import { Id, IntColumn, TextColumn } from '../../database/columns.js';
import { Versioned } from '../versions/versioned.entity.js';

/** Prices of a bag of a one-time request by the hour and weekday of its pickup (handbook/console.md#price-grid). */
@Entity('onetime_prices')
@Index('ux_onetime_prices_time', ['delivery_type', 'wreq_time'], { unique: true })
export class OnetimePrice extends Versioned {
  @Id() id: number;
  /** `HH:00:00`. */
  @TextColumn(8) wreq_time: string;
  /** 1 delivery on the next day, 2 on a later one. */
  @IntColumn() delivery_type: number;
  /** Yen, Monday to Saturday; null and 0: not offered. */
  @IntColumn({ nullable: true }) week1: number | null;
  @IntColumn({ nullable: true }) week2: number | null;
  @IntColumn({ nullable: true }) week3: number | null;
  @IntColumn({ nullable: true }) week4: number | null;
  @IntColumn({ nullable: true }) week5: number | null;
  @IntColumn({ nullable: true }) week6: number | null;
}
