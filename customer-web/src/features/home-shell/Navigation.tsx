import { useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/api-types';
import { useNextLocation } from '../../lib/next-location';
import styles from './Navigation.module.css';
import { type NavigationItem, isCurrentItem, navigationFor } from './navigation-items';

export function Navigation({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  const { pathname } = useNextLocation();
  return (
    <nav aria-label={t.nav.label}>
      <ul className={styles.list}>
        {navigationFor(user).map((item) => (
          <li key={item.to}>
            {item.unavailable ? (
              <GreyedLink item={item} />
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

/** A link that leads nowhere yet: it is read with its reason. */
function GreyedLink({ item }: { item: NavigationItem }) {
  const t = useTexts('shell');
  const reasonId = useId();
  return (
    <a role="link" aria-disabled="true" aria-describedby={reasonId} className={styles.link} title={t.nav.inactive}>
      {t.nav[item.text]}
      <span id={reasonId} className={styles.reason}>
        {t.nav.inactive}
      </span>
    </a>
  );
}
