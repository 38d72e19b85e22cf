import { LIMITS } from '../constants/limits.js';

export const PASSWORD_SYMBOLS = '!#$%&()*+,-./:;<=>?@[]^_{|}~';
const ALLOWED = /^[A-Za-z0-9!#$%&()*+,\-./:;<=>?@[\]^_{|}~]+$/;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;

const isMixed = (password: string): boolean => /[A-Za-z]/.test(password) && /\d/.test(password);

/** Customers and admins: at least 8 letters, digits and listed symbols, a letter and a digit among them (handbook/accounts.md#passwords). */
export function isCustomerPassword(password: string): boolean {
  const { passwordMinLength: min, passwordMaxLength: max } = LIMITS;
  return password.length >= min && password.length <= max && ALLOWED.test(password) && isMixed(password);
}

/** Staff (role 200): exactly 8 letters and digits, mixed (handbook/accounts.md#passwords). */
export function isStaffPassword(password: string): boolean {
  return password.length === LIMITS.staffPasswordLength && LETTERS_AND_DIGITS.test(password) && isMixed(password);
}
