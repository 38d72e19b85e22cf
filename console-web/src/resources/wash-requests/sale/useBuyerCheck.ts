import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { submitErrors } from '../../../components/form/sending/submit-errors';
import { useConsoleData } from '../../../providers/useConsoleData';
import { type SaleValues, buyerProbe, saleErrors } from './sale-form';

const BUYER = ['user_id', 'user_name'] as const;

/** Tells beside the name, when the customer's number or name is left, that they do not belong together. */
export function useBuyerCheck(): () => Promise<void> {
  const data = useConsoleData();
  const { getValues, setError, clearErrors } = useFormContext<SaleValues>();
  const lastAsked = useRef('');
  const showProblem = (field: (typeof BUYER)[number], message: unknown) => {
    clearErrors(BUYER);
    if (typeof message === 'string') setError(field, { message });
  };
  return async () => {
    const values = getValues();
    const pair = JSON.stringify(BUYER.map((field) => values[field] ?? ''));
    if (BUYER.some((field) => (values[field] ?? '').trim() === '') || pair === lastAsked.current) return;
    lastAsked.current = pair;
    const probe = buyerProbe(values);
    if (probe === null) {
      showProblem('user_id', saleErrors(values)['user_id']);
      return;
    }
    // Anything but the name is told by the next step.
    const refusal = await data.getSaleTerms(probe).then(
      () => undefined,
      (error: unknown) => submitErrors(error, ['user_name'])['user_name'],
    );
    // Unless another pair was left meanwhile.
    if (pair === lastAsked.current) showProblem('user_name', refusal);
  };
}
