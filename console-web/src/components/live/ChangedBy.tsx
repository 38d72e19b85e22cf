import { t } from '../../i18n';

/** Who else has just changed a row; lies over it, inside what is `has-changed-by`. */
export const ChangedBy = ({ who }: { readonly who: string | undefined }) =>
  who === undefined ? null : <span className="changed-by">{t('live.changed', { who })}</span>;
