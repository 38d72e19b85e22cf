import { queryOptions } from '@tanstack/react-query';
import { CARE_LIMITS } from '@laundry/shared/constants/care-limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { textProblem } from '@laundry/shared/text/characters';
import { answer, client } from '../../lib/calls/api';
import type { Care } from '../../lib/calls/api-types';

const CALL = '/api/v1/users/me/care';

/** How the customer wants their laundry to be cared for. */
export const careQuery = queryOptions({ queryKey: ['care'], queryFn: () => answer(client.GET(CALL)) });

export const changeCare = (body: Partial<Care>): Promise<Care> => answer(client.PUT(CALL, { body }));

/** As radio buttons and a text have it. */
export type CareValues = Record<keyof Care, string>;

export const careValues = (care: Care): CareValues => ({
  care_detergent: String(care.care_detergent),
  care_drying: String(care.care_drying),
  care_folding: String(care.care_folding),
  care_avoid: care.care_avoid ?? '',
});

const careOf = (values: CareValues): Care => ({
  care_detergent: Number(values.care_detergent),
  care_drying: Number(values.care_drying),
  care_folding: Number(values.care_folding),
  care_avoid: values.care_avoid,
});

/** What is sent: the wishes that differ from those that the form was opened with. Others may have been said on another device. */
export function careChanges(values: CareValues, opened: Care): Partial<Care> {
  const before = new Map<string, unknown>(Object.entries(careOf(careValues(opened))));
  return Object.fromEntries(Object.entries(careOf(values)).filter(([field, value]) => value !== before.get(field)));
}

export function careErrors({ care_avoid }: CareValues): Partial<Record<keyof Care, MessageKey>> {
  const problem = textProblem(care_avoid, CARE_LIMITS.avoidLength, true);
  return problem === null ? {} : { care_avoid: problem };
}
