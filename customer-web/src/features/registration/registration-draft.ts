import { EMPTY_REGISTRATION, type RegistrationValues } from './registration-values';

const KEY = 'laundry.customer.registration';

/** Passwords are never written down, and agreeing is done anew. */
const NOT_KEPT = { password: '', password_confirm: '', agree: false } as const;

/** What was typed before a reload of this tab; nothing typed is lost (architecture "Style"). */
export function readDraft(): RegistrationValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...EMPTY_REGISTRATION, ...(typeof kept === 'object' ? kept : {}), ...NOT_KEPT };
  } catch {
    return EMPTY_REGISTRATION;
  }
}

export const keepDraft = (values: Partial<RegistrationValues>): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...values, ...NOT_KEPT }));

export const dropDraft = (): void => sessionStorage.removeItem(KEY);
