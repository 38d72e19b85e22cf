import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import styles from './Header.module.css';

export function Brand({ to }: { to: string }) {
  const common = useTexts('common');
  const t = useTexts('shell');
  const site = common.site_name;
  return (
    <Link to={to} className={styles.brand} aria-label={t.header.home({ site })}>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {site}
    </Link>
  );
}
