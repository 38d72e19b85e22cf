import { Body, Controller, Get, HttpCode, Inject, Post, UseInterceptors } from '@nestjs/common';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { NotificationSwitchLimit } from './notification-limits.js';
import { OwnNotificationsView } from './notifications.view.js';
import { OwnNotifications } from './own-notifications.js';
import { SetNotificationDto } from './set-notification.dto.js';

/** How a customer is told of something beside the mails (handbook/jobs-and-mails.md#notifications). */
@ForCustomer('notifications')
@Controller('users/me/notifications')
export class OwnNotificationsController {
  constructor(@Inject(OwnNotifications) private readonly notifications: OwnNotifications) {}

  /** The channels there are, and the kinds that they have switched off. */
  @Get()
  own(@Caller() caller: Principal): Promise<OwnNotificationsView> {
    return this.notifications.view(caller.accountId);
  }

  /** Switches one kind on or off, on every channel. */
  @Post()
  @HttpCode(200)
  @UseInterceptors(NotificationSwitchLimit)
  set(@Caller() caller: Principal, @Body() dto: SetNotificationDto): Promise<OwnNotificationsView> {
    return this.notifications.set(caller, dto);
  }
}
