import { Entity, Index } from 'typeorm';
import { DateColumn, Id } from '../../../database/columns.js';

/** A day without pickups and deliveries (handbook/requests.md#open-days). */
@Entity('business_holidays')
@Index('ux_business_holidays_date', ['date'], { unique: true })
export class BusinessHoliday {
  @Id() id: number;
  @DateColumn() date: string;
}
