import { useTexts } from '../../i18n/texts';
import styles from './Shell.module.css';

/** Says that this is not the real thing; in production it says nothing. */
export function EnvBadge({ env }: { env: string }) {
  const t = useTexts('shell');
  if (env === 'production') return null;
  return <p className={styles.env}>{env === 'staging' ? t.env.staging : t.env.development}</p>;
}
