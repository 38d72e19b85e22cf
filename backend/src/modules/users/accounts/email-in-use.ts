import { FieldErrors } from '../../../common/errors/field-errors.js';
import { isUniqueViolation, type UniqueKey } from '../../../common/transaction/database-errors.js';

/** One living account an address. */
const EMAIL_KEY: UniqueKey = { name: 'ux_users_email_key', columns: ['email_key'] };

/** Runs a write of an account's address; an address in use is refused on `email`, also when two take it at once. */
export async function refuseEmailInUse<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_KEY)) throw FieldErrors.on('email', 'email_in_use');
    throw error;
  }
}
