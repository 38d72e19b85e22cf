import { ListOf, Optional, rule, RowId, type FieldRule } from '../../../common/validation/rules.js';

/** More than any split has: how many it may have is the rule's to say. */
const ROWS_READ = 100;

/** A number whose range the rule of the stage checks, after the question whether the stage is still that. */
export const AnyNumber = (): FieldRule => rule('anyNumber', 'invalid_value', (value) => typeof value === 'number');

/** One person's part of the folding: bags, by halves. What is left out is the rule's to miss. */
export class StaffShareDto {
  @Optional() @RowId() id?: number | null;
  @Optional() @AnyNumber() count?: number | null;
}

export const StaffShares = (): FieldRule => ListOf(() => StaffShareDto, { min: 0, max: ROWS_READ });
