import polyglotI18nProvider from 'ra-i18n-polyglot';
import { reactAdminJa } from './react-admin-ja';

/** The back office speaks Japanese only (contract "Conventions"). */
export const i18nProvider = polyglotI18nProvider(() => reactAdminJa, 'ja', [{ locale: 'ja', name: '日本語' }], {
  allowMissing: true,
});
