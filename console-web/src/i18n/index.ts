import type { I18nProvider } from 'ra-core';
import i18next from 'i18next';
import { reactAdminJa } from './react-admin-ja';
import { texts } from './texts';

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'ja',
  initAsync: false,
  // A message of the server is its own key: it may hold a colon.
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { ja: { translation: { ...texts, ...reactAdminJa } } },
});

/** A text of the console by its key; a key or a value that is missing does not compile. */
export const t = i18n.t;

/** The same texts for react-admin: its own under `ra`, labels of fields under `resources`. The back office speaks Japanese only. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, { _: fallback, ...values }: { _?: string } = {}) =>
    i18n.t(key, { defaultValue: fallback ?? key, ...values }),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'ja',
};
