import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { LineLinks } from './line/line-links.js';
import { LineWebhookController } from './line/line-webhook.controller.js';
import { OwnLineLink } from './line/own-line-link.js';
import { OwnLineLinkController } from './line/own-line-link.controller.js';
import { TakeLineEvents } from './line/take-line-events.js';
import { OwnPushDevicesController } from './push/own-push-devices.controller.js';
import { AddPushDevice } from './push/add-push-device.js';
import { PushDevices } from './push/push-devices.js';
import { OwnNotifications } from './own-notifications.js';
import { OwnNotificationsController } from './own-notifications.controller.js';

/** What customers are told beside the mails, and on which channel. */
@Module({
  imports: [UsersModule],
  controllers: [OwnNotificationsController, OwnLineLinkController, OwnPushDevicesController, LineWebhookController],
  providers: [OwnNotifications, OwnLineLink, LineLinks, PushDevices, AddPushDevice, TakeLineEvents],
})
export class NotificationsModule {}
