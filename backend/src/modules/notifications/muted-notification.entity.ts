import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** A kind of notification that a customer has switched off, whatever the channel; the mails go on. */
@Entity('muted_notifications')
@Index('ux_muted_notifications', ['user_id', 'kind'], { unique: true })
export class MutedNotification {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_muted_notifications_user' }) @IntColumn() user_id: number;
  @TextColumn(20) kind: NotificationKind;
}
