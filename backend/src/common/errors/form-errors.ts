import { keyed, type MessageParams } from '@laundry/shared/messages/keyed';
import { FieldErrors } from './field-errors.js';

/** The errors that a rule of a whole form found, by field; nothing when it found none. */
export function throwFormErrors(
  errors: Readonly<Record<string, { readonly code: string; readonly params?: MessageParams }>>,
): void {
  const messages = Object.entries(errors).map(([field, { code, params }]) => [field, [keyed(code, params)]] as const);
  if (messages.length > 0) throw new FieldErrors(Object.fromEntries(messages));
}
