import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { useToken } from '../../../lib/session/session-token';
import styles from './Footer.module.css';

export function Footer() {
  const common = useTexts('common');
  const t = useTexts('shell');
  const links = [
    ...(useToken() === null
      ? []
      : [
          { to: PATHS.currentRequests, text: t.nav.current_requests },
          { to: PATHS.history, text: t.nav.history },
          { to: PATHS.profile, text: t.nav.profile },
        ]),
    { to: PATHS.faq, text: t.footer.faq },
    { to: PATHS.notice, text: t.header.notice },
    { to: PATHS.contact, text: t.header.contact },
    { to: PATHS.terms, text: t.footer.terms },
    { to: PATHS.privacy, text: t.footer.privacy },
    { to: PATHS.tokushoho, text: t.footer.tokushoho },
  ];
  return (
    <footer className={styles.footer}>
      <nav aria-label={t.footer.label}>
        <ul className={styles.links}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t.footer.copyright({ site: common.site_name })}</p>
    </footer>
  );
}
