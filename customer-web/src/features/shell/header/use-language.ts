import type { Lang } from '@laundry/shared/constants/langs';
import { useLang } from '../../../i18n/language';
import { changeLanguage } from '../../../i18n/texts';
import { answer, client } from '../../../lib/calls/api';
import { readToken } from '../../../lib/session/session-token';

/** The chosen language and how to change it; a signed-in customer's mails follow it. */
export function useLanguage(): { lang: Lang; choose: (lang: Lang) => Promise<void> } {
  const choose = async (lang: Lang): Promise<void> => {
    await changeLanguage(lang);
    if (readToken() === null) return;
    // The screens are already in the new language; the account's own setting may follow later.
    await answer(client.POST('/api/v1/users/me/language', { body: { current_lang: lang } })).catch(() => undefined);
  };
  return { lang: useLang(), choose };
}
