import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useNextLocation } from '../../../lib/next-location';
import { PATHS } from '../../../lib/paths';
import { AccountExtras } from './AccountExtras';
import { BagsLeft } from './BagsLeft';
import { Brand } from './Brand';
import { Navigation } from '../navigation/Navigation';
import navigation from '../navigation/Navigation.module.css';
import { PhoneBar } from '../navigation/PhoneBar';
import styles from './Header.module.css';

const PANEL_ID = 'menu';

/** Header of a signed-in customer; on a phone the navigation is a bar at the bottom and a menu above it that closes with each step. */
export function CustomerHeader({ user }: { user: CurrentUser | undefined }) {
  const { key } = useNextLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpenAt(null);
  };
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && close());
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);
  return (
    <header
      className={styles.header}
      onBlur={({ relatedTarget, currentTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpenAt(null)
      }
    >
      {user && <EnvBadge env={user.env} />}
      <div className={styles.bar}>
        <Brand to={PATHS.washRequest} />
        {user && <BagsLeft user={user} />}
        <div className={styles.wide}>
          <AccountExtras user={user} />
        </div>
      </div>
      <PhoneBar
        user={user}
        isMenuOpen={open}
        menuId={PANEL_ID}
        menuButton={button}
        onMenu={() => setOpenAt(open ? null : key)}
      />
      {open && <div className={navigation.beside} aria-hidden="true" onClick={close} />}
      <div ref={panel} id={PANEL_ID} className={navigation.panel} data-open={open}>
        {user && <Navigation user={user} />}
        <div className={navigation.extras}>
          <AccountExtras user={user} />
        </div>
      </div>
    </header>
  );
}

/** Says that this is not the real thing; in production it says nothing. */
function EnvBadge({ env }: { env: string }) {
  const t = useTexts('shell');
  if (env === 'production') return null;
  return <p className={styles.env}>{env === 'staging' ? t.env.staging : t.env.development}</p>;
}
