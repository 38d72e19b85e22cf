import { Inject, Injectable } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import {
  CUSTOMER_FIELD_ACTIONS,
  isCustomerField,
  type CustomerField,
} from '@laundry/shared/rules/accounts/customer-field-actions';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { checkedBody } from '../../../common/validation/checked-body.js';
import { UndoEntry } from '../../history/undo/undo-entry.js';
import { ConsoleAccount } from '../console/console-account.js';
import type { CustomerFieldView } from '../console/user-change.view.js';
import { ChangeCustomerField, type FieldChange } from './change-customer-field.js';
import * as bodies from './customer-fields.dto.js';

/** By what the call is checked that sets a field. */
const BODIES: Readonly<Record<CustomerField, ClassConstructor<FieldChange>>> = {
  management_notes: bodies.ManagementNotesDto,
  is_saturday_available: bodies.SaturdayDto,
  wash_weight: bodies.WashWeightDto,
  weight: bodies.WeightDto,
  wash_type_setting: bodies.WashTypeDto,
  fold_type_setting: bodies.FoldTypeDto,
  has_oil_treatment: bodies.OilTreatmentDto,
  laundry_type: bodies.LaundryTypeDto,
  receipt: bodies.ReceiptDto,
};

/** Takes the change of a customer's field back, by whoever may set that field (docs/decisions/105). */
@Injectable()
export class UndoCustomerField {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(UndoEntry) private readonly undo: UndoEntry,
    @Inject(ChangeCustomerField) private readonly change: ChangeCustomerField,
  ) {}

  execute(caller: Principal, id: number, entryId: number): Promise<CustomerFieldView> {
    return this.database.inTransaction(async () => {
      const now = await this.accounts.editable(caller, id);
      const entries = new Conditions().add('h.user_id = ?', id);
      const before = await this.undo.before(entryId, { type: OPERATION.profileChanged, entries, now });
      // A call sets one field, so an entry has one.
      const [field = ''] = Object.keys(before);
      if (!isCustomerField(field)) throw new DomainError(REASON.forbidden, {}, 'undo_impossible');
      if (!may(asOperator(caller), CUSTOMER_FIELD_ACTIONS[field])) throw new DomainError(REASON.forbidden);
      const body = await checkedBody(BODIES[field], { [field]: before[field], version: now.version });
      return this.change.execute(caller, id, body, entryId);
    });
  }
}
