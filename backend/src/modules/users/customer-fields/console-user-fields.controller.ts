import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
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
} from './customer-fields.dto.js';
import { ChangeCustomerField } from './change-customer-field.js';
import { UndoCustomerField } from './undo-customer-field.js';
import { CustomerFieldView } from '../console/user-change.view.js';

/** The cells of the user list that are edited in place, one call each. */
@ForConsole('users.edit')
@Controller('admin/users/:id')
export class ConsoleUserFieldsController {
  constructor(
    @Inject(ChangeCustomerField) private readonly change: ChangeCustomerField,
    @Inject(UndoCustomerField) private readonly undoing: UndoCustomerField,
  ) {}

  /** Changes a customer's management memo. */
  @ForConsole('users.memo')
  @Post('managementNotes')
  @HttpCode(200)
  @Refuses(REASON.stale)
  managementNotes(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ManagementNotesDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's Saturday service. */
  @Post('sat')
  @HttpCode(200)
  @Refuses(REASON.haveData, REASON.stale)
  saturday(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: SaturdayDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's wash effort. */
  @Post('washWeight')
  @HttpCode(200)
  @Refuses(REASON.stale)
  washWeight(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WashWeightDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's fold effort. */
  @Post('weight')
  @HttpCode(200)
  @Refuses(REASON.stale)
  weight(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WeightDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's wash instruction. */
  @ForConsole('users.laundrySettings')
  @Post('washType')
  @HttpCode(200)
  @Refuses(REASON.stale)
  washType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: WashTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's fold instruction. */
  @ForConsole('users.laundrySettings')
  @Post('foldType')
  @HttpCode(200)
  @Refuses(REASON.stale)
  foldType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: FoldTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's oil handling. */
  @ForConsole('users.laundrySettings')
  @Post('hasOilTreatment')
  @HttpCode(200)
  @Refuses(REASON.stale)
  oilTreatment(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: OilTreatmentDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Changes a customer's laundry type. */
  @ForConsole('users.laundrySettings')
  @Post('laundryType')
  @HttpCode(200)
  @Refuses(REASON.stale)
  laundryType(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: LaundryTypeDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Whether a card payer gets receipts. */
  @ForConsole('users.laundrySettings')
  @Post('receipt')
  @HttpCode(200)
  @Refuses(REASON.stale)
  receipt(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReceiptDto,
  ): Promise<CustomerFieldView> {
    return this.change.execute(caller, id, dto);
  }

  /** Takes the change of a field back: its entry of the history, by who may set the field, as long as it has not changed since. */
  @Post('history/:entry/undo')
  @HttpCode(200)
  @Refuses(REASON.stale, REASON.forbidden, REASON.haveData)
  undo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('entry', IdPipe) entry: number,
  ): Promise<CustomerFieldView> {
    return this.undoing.execute(caller, id, entry);
  }
}
