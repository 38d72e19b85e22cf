import { Body, Controller, Delete, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { PushDeviceLimit } from '../notification-limits.js';
import { AddPushDevice } from './add-push-device.js';
import { PushDeviceDto } from './push-device.dto.js';
import { PushDevices } from './push-devices.js';

/** The devices that show a customer's notifications (handbook/jobs-and-mails.md#devices). */
@ForCustomer('notifications')
@Controller('users/me/pushDevices')
export class OwnPushDevicesController {
  constructor(
    @Inject(AddPushDevice) private readonly adding: AddPushDevice,
    @Inject(PushDevices) private readonly devices: PushDevices,
  ) {}

  /** Switches notifications on on this device; twice as once. */
  @Post()
  @HttpCode(204)
  @UseInterceptors(PushDeviceLimit)
  add(@Caller() caller: Principal, @Body() dto: PushDeviceDto): Promise<void> {
    return this.adding.execute(caller, dto);
  }

  /** Switches them off on one of the caller's devices; twice as once. */
  @Delete(':id')
  @HttpCode(204)
  end(@Caller() caller: Principal, @Param('id') id: string): Promise<void> {
    return this.devices.end(caller, id);
  }
}
