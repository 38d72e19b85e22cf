import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { isPushService } from '../../mail/notifications/push/push-services.js';
import type { PushDeviceDto } from './push-device.dto.js';
import { PushDevices } from './push-devices.js';
import { isPublicKey, isSecret } from './subscription-keys.js';

/** A customer switches notifications on on a device. */
@Injectable()
export class AddPushDevice {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PushDevices) private readonly devices: PushDevices,
  ) {}

  /** Throws {@link NotFound} where this service is on no device. */
  async execute(caller: Principal, device: PushDeviceDto): Promise<void> {
    const { push } = this.config;
    if (push === null) throw new NotFound();
    if (!isPushService(device.endpoint, push.serviceUrl)) throw FieldErrors.on('endpoint', 'invalid_value');
    if (!isPublicKey(device.p256dh)) throw FieldErrors.on('p256dh', 'invalid_value');
    if (!isSecret(device.auth)) throw FieldErrors.on('auth', 'invalid_value');
    await this.devices.add(caller, device);
  }
}
