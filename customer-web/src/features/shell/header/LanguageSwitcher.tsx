import type { Lang } from '@laundry/shared/constants/langs';
import { useState } from 'react';
import { changeLanguage, useTexts } from '../../../i18n/texts';
import { useLang } from '../../../i18n/language';
import { answer, client } from '../../../lib/calls/api';
import { readToken } from '../../../lib/session/session-token';
import styles from './LanguageSwitcher.module.css';

/** Each language calls itself by its own name, so that it is found by those who read no other. */
const NAMES = { ja: '日本語', en: 'English' } as const satisfies Record<Lang, string>;

export function LanguageSwitcher() {
  const t = useTexts('shell');
  const { trouble } = useTexts('common');
  const { lang, choose } = useLanguage();
  const [failed, setFailed] = useState(false);
  const press = (choice: Lang): void => {
    setFailed(false);
    choose(choice).catch(() => setFailed(true)); // its words are not here, and there is no line to fetch them
  };
  return (
    <>
      <div role="group" aria-label={t.header.language} className={styles.switcher}>
        {(['ja', 'en'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            lang={choice}
            className={styles.choice}
            aria-pressed={choice === lang}
            onClick={() => press(choice)}
          >
            {NAMES[choice]}
          </button>
        ))}
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {trouble.offline}
        </p>
      )}
    </>
  );
}

/** The chosen language and how to change it; a signed-in customer's mails follow it. */
function useLanguage(): { lang: Lang; choose: (lang: Lang) => Promise<void> } {
  const choose = async (lang: Lang): Promise<void> => {
    await changeLanguage(lang);
    if (readToken() === null) return;
    // The screens are already in the new language; the account's own setting may follow later.
    await answer(client.POST('/api/v1/users/me/language', { body: { current_lang: lang } })).catch(() => undefined);
  };
  return { lang: useLang(), choose };
}
