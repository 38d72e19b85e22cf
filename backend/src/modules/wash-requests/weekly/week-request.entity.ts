import type { WeekType, Weekday } from '@laundry/shared/constants/week-types';
import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import {
  BoolColumn,
  DateTimeColumn,
  Id,
  IntColumn,
  EncryptedColumn,
  TextColumn,
  TimeColumn,
} from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** One form of a customer's weekly schedule, and for which months it holds (handbook/requests.md#weekly). */
@Entity('week_requests')
@Index('ix_week_requests_user', ['user_id', 'from_month'])
@Index('ix_week_requests_pickup', ['pickup_week', 'from_month'])
@Index('ix_week_requests_delivery_box_pw_key', ['delivery_box_pw_key'])
export class WeekRequest {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_week_requests_user' }) @IntColumn() user_id: number;
  /** `YYYY-MM`: the first month for which it makes requests. */
  @TextColumn(7) from_month: string;
  /** The last one; null while it is the customer's present schedule. */
  @TextColumn(7, { nullable: true }) until_month: string | null;
  @IntColumn() week_type: WeekType;
  @IntColumn() pickup_week: Weekday;
  @TimeColumn() pickup_time: string;
  /** null, like its time, when the bags come back with the next pickup. */
  @IntColumn({ nullable: true }) delivery_week: Weekday | null;
  @TimeColumn({ nullable: true }) delivery_time: string | null;
  @IntColumn() count: number;
  @BoolColumn() same_time: boolean;
  @EncryptedColumn() delivery_box_pw: DecryptedText;
  @TextColumn(500) bikou: string;
  @DateTimeColumn() created_at: string;
}
