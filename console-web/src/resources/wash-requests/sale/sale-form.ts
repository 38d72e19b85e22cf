import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SIZE } from '@laundry/shared/constants/sizes';
import type { MessageKey } from '@laundry/shared/messages/message';
import { SALES, SOLD_SIZES } from '@laundry/shared/rules/payments/add-bag';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { personName } from '@laundry/shared/text/person-name';
import { parseRowId } from '@laundry/shared/text/row-id';
import { ruleErrors } from '../../../components/form/sending/submit-errors';
import type { StoredRow } from '../../../providers/api/api-types';
import type { Sale } from '../../../providers/calls/payments/sales';

const FIELDS = ['operation_type', 'user_id', 'user_name', 'size', 'count', 'bikou'] as const;

/** A sale as its form holds it: react-admin empties a field by null. */
export type SaleValues = Readonly<Record<(typeof FIELDS)[number], string | null>>;

/** A sale of which nothing is said yet. */
export const BLANK_SALE: SaleValues = {
  operation_type: '',
  user_id: '',
  user_name: '',
  size: '',
  count: '',
  bikou: '',
};

/** The customer of a request is filled in: more washes of the size that it has. */
export const initialSale = (row: StoredRow | undefined): SaleValues =>
  row === undefined
    ? BLANK_SALE
    : {
        ...BLANK_SALE,
        operation_type: String(row.is_onetime ? OPERATION.bagSoldByOperator : OPERATION.extraSoldByOperator),
        user_id: String(row.user_id),
        user_name: personName(row),
        size: SOLD_SIZES.some((size) => size === row.size) ? String(row.size) : '',
      };

/** Every field is required; a customer's id is a number. Whether the name belongs to it the server knows. */
export function saleErrors(values: SaleValues): Readonly<Record<string, string>> {
  const problemOf = (field: keyof SaleValues): MessageKey | null => {
    if ((values[field] ?? '').trim() === '') return 'required';
    return field === 'user_id' && idOf(values) === null ? 'user_name_mismatch' : null;
  };
  return ruleErrors(
    FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

const idOf = ({ user_id }: SaleValues): number | null => parseRowId(toHalfWidth(user_id ?? ''));

/**
 * The sale by which the server tells whether a number and a name are of one customer, as soon as both are typed: only
 * its answer about the name counts. Null while one is missing or the number is none.
 */
export function buyerProbe(values: SaleValues): Sale | null {
  const user_id = idOf(values);
  const user_name = (values.user_name ?? '').trim();
  if (user_id === null || user_name === '') return null;
  return { operation_type: OPERATION.bagSoldByOperator, user_id, user_name, size: SIZE.M, count: 1, bikou: '-' };
}

/** The sale that a form without errors makes. */
export function saleOf(values: SaleValues): Sale | null {
  const operation_type = SALES.find((sale) => String(sale) === values.operation_type);
  const size = SOLD_SIZES.find((sold) => String(sold) === values.size);
  const user_id = idOf(values);
  if (operation_type === undefined || size === undefined || user_id === null) return null;
  const [user_name, bikou] = [values.user_name ?? '', values.bikou ?? ''];
  return {
    operation_type,
    size,
    user_id,
    user_name: user_name.trim(),
    bikou: bikou.trim(),
    count: Number(values.count),
  };
}
