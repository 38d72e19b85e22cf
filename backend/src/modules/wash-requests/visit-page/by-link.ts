import { selfActor, type Actor } from '../../history/audit-entry.js';
import type { User } from '../../users/user.entity.js';

/** Who acts by a request's link acts for its customer, and is not signed in. */
export const byLink = (user: Pick<User, 'id' | 'name1' | 'name2'>): Actor => ({
  ...selfActor(user),
  byLink: true,
});
