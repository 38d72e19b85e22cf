import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useNextLocation } from '../../../lib/next-location';
import { GreyedLink } from './GreyedLink';
import styles from './Navigation.module.css';
import { isCurrentItem, navigationFor } from './navigation-items';

export function Navigation({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  const { pathname } = useNextLocation();
  return (
    <nav aria-label={t.nav.label}>
      <ul className={styles.list}>
        {navigationFor(user).map((item) => (
          <li key={item.to}>
            {item.unavailable ? (
              <GreyedLink className={styles.link} reasonClass={styles.reason}>
                {t.nav[item.text]}
              </GreyedLink>
            ) : (
              <Link
                to={item.to}
                aria-current={isCurrentItem(item, pathname) ? 'page' : undefined}
                className={styles.link}
              >
                {t.nav[item.text]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
