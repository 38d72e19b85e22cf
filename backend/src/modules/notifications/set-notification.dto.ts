import { NOTIFICATION_KINDS, type NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { Flag, OneOf } from '../../common/validation/rules.js';

/** One kind of notification, on or off. */
export class SetNotificationDto {
  @OneOf(NOTIFICATION_KINDS) kind: NotificationKind;
  @Flag() is_on: boolean;
}
