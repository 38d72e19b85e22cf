import { addressee as nameOf } from '@laundry/shared/text/person-name';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';

/** To whom a document is made out unless the customer wants another. */
export function useOwnAddressee(user: CurrentUser): string {
  const t = useTexts('payments');
  const name = nameOf(user);
  return user.company_name ? t.company({ name }) : t.person({ name });
}
