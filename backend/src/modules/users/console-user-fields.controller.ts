import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import {
  FoldTypeDto,
  LaundryTypeDto,
  ManagementNotesDto,
  OilTreatmentDto,
  ReceiptDto,
  SaturdayDto,
  WashTypeDto,
  WashWeightDto,
  WeightDto,
} from './dto/customer-fields.dto.js';
import { ChangeCustomerField } from './use-cases/change-customer-field.js';
import { CustomerFieldView } from './user-change.view.js';

/** The cells of the user list that are edited in place, one call each (spec 3 §2.11, §7). */
@ForConsole('users.edit')
@Controller('admin/users/:id')
export class ConsoleUserFieldsController {
  constructor(@Inject(ChangeCustomerField) private readonly change: ChangeCustomerField) {}

  @ForConsole('users.memo')
  @Post('managementNotes')
  @HttpCode(200)
  managementNotes(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ManagementNotesDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @Post('sat')
  @HttpCode(200)
  saturday(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: SaturdayDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @Post('washWeight')
  @HttpCode(200)
  washWeight(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WashWeightDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @Post('weight')
  @HttpCode(200)
  weight(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WeightDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @ForConsole('users.laundrySettings')
  @Post('washType')
  @HttpCode(200)
  washType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WashTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @ForConsole('users.laundrySettings')
  @Post('foldType')
  @HttpCode(200)
  foldType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: FoldTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @ForConsole('users.laundrySettings')
  @Post('hasOilTreatment')
  @HttpCode(200)
  oilTreatment(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: OilTreatmentDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @ForConsole('users.laundrySettings')
  @Post('laundryType')
  @HttpCode(200)
  laundryType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: LaundryTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  @ForConsole('users.laundrySettings')
  @Post('receipt')
  @HttpCode(200)
  receipt(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReceiptDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }
}
