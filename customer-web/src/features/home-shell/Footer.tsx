import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { useToken } from '../../lib/session-token';
import styles from './Footer.module.css';

export function Footer() {
  const common = useTexts('common');
  const t = useTexts('shell');
  const signedIn = useToken() !== null;
  return (
    <footer className={styles.footer}>
      {signedIn && (
        <nav aria-label={t.footer.label}>
          <ul className={styles.links}>
            <li>
              <Link to={PATHS.currentRequests}>{t.nav.current_requests}</Link>
            </li>
            <li>
              <Link to={PATHS.history}>{t.nav.history}</Link>
            </li>
            <li>
              <Link to={PATHS.profile}>{t.nav.profile}</Link>
            </li>
          </ul>
        </nav>
      )}
      <p>{t.footer.copyright(common.site_name)}</p>
    </footer>
  );
}
