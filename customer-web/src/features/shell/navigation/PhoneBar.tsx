import type { Ref } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useNextLocation } from '../../../lib/next-location';
import { GreyedLink } from './GreyedLink';
import { type NavigationItem, isCurrentItem, navigationFor } from './navigation-items';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  /** Nothing to go to is offered before it is known who is signed in. */
  user: CurrentUser | undefined;
  isMenuOpen: boolean;
  menuId: string;
  menuButton: Ref<HTMLButtonElement>;
  onMenu: () => void;
}

/** Outlines in a square of 24: Material's home, event, history and menu. */
const SHAPES = {
  wash_request: 'M12 5.69 17 10.19V18h-2v-6H9v6H7v-7.81zM12 3 2 12h3v8h6v-6h2v6h6v-8h3z',
  current_requests:
    'M19 3h-1V1h-2v2H8V1H6v2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m0 16H5V8h14zM12 12h5v5h-5z',
  history:
    'M13 3a9 9 0 0 0-9 9H1l4 4 4-4H6a7 7 0 1 1 2.06 4.94l-1.42 1.42A9 9 0 1 0 13 3m-1 5v5l4.28 2.54.72-1.21-3.5-2.08V8z',
  menu: 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z',
} as const;

const SHORTCUTS = ['wash_request', 'current_requests', 'history'] as const;

/** Within the thumb's reach on a phone: what is opened every week, and the menu with the rest. Each keeps its place. */
export function PhoneBar({ user, isMenuOpen, menuId, menuButton, onMenu }: PhoneBarProps) {
  const t = useTexts('shell');
  const items = user === undefined ? [] : navigationFor(user);
  return (
    <nav className={styles.bar} aria-label={t.bar.label}>
      <ul className={styles.entries}>
        {SHORTCUTS.map((text) => (
          <li key={text}>
            <Shortcut text={text} item={items.find((item) => item.text === text)} />
          </li>
        ))}
        <li>
          <button
            ref={menuButton}
            type="button"
            className={styles.entry}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={onMenu}
          >
            <Shape of="menu" />
            {t.nav.open}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Who presses the screen that stands is brought to its top; what cannot be opened yet says why at a press. */
function Shortcut({ text, item }: { text: (typeof SHORTCUTS)[number]; item: NavigationItem | undefined }) {
  const t = useTexts('shell');
  const { pathname } = useNextLocation();
  if (item === undefined) return null;
  if (item.unavailable) {
    return (
      <GreyedLink className={styles.entry} reasonClass={styles.reason}>
        <Shape of={text} />
        {t.bar[text]}
      </GreyedLink>
    );
  }
  const current = isCurrentItem(item, pathname);
  return (
    <Link
      to={item.to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      onClick={() => current && window.scrollTo(0, 0)}
    >
      <Shape of={text} />
      {t.bar[text]}
    </Link>
  );
}

function Shape({ of }: { of: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[of]} />
    </svg>
  );
}
