import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { BalanceModule } from '../balance/balance.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddBagController } from './add-bag.controller.js';
import { SellBag } from './sell-bag.js';

@Module({
  imports: [AreasModule, BalanceModule, CalendarModule, UsersModule],
  controllers: [AddBagController],
  providers: [SellBag],
})
export class AddBagModule {}
