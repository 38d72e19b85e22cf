import { type Action, may } from '@laundry/shared/rules/accounts/permissions';
import { createContext, use } from 'react';
import type { Operator } from './operator';

const OperatorContext = createContext<Operator | null>(null);
export const OperatorProvider = OperatorContext.Provider;

/** Who is signed in; the layout draws no screen before it knows. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (operator === null) throw new Error('useOperator is for screens inside the layout');
  return operator;
}

/** Asks the permission table for the one who is signed in (handbook/permissions.md). */
export function useMay(): (action: Action, row?: { readonly staff_id: number | null }) => boolean {
  const operator = useOperator();
  return (action, row) => may(operator, action, row);
}
