import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../lib/api-types';
import { useNextLocation } from '../../lib/next-location';
import { PATHS } from '../../lib/paths';
import { AccountExtras } from './AccountExtras';
import { BagsLeft } from './BagsLeft';
import { Brand } from './Brand';
import { EnvBadge } from './EnvBadge';
import { Navigation } from './Navigation';
import navigation from './Navigation.module.css';
import { PhoneBar } from './PhoneBar';
import styles from './Shell.module.css';

const PANEL_ID = 'menu';

/** Header of a signed-in customer; on a phone the navigation is a bar at the bottom and a menu above it that closes with each step. */
export function CustomerHeader({ user }: { user: CurrentUser | undefined }) {
  const { key } = useNextLocation();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [key]);
  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  return (
    <header
      className={styles.header}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={({ relatedTarget, currentTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
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
      <PhoneBar user={user} isMenuOpen={open} menuId={PANEL_ID} menuButton={button} onMenu={() => setOpen(!open)} />
      {open && <div className={navigation.beside} onClick={close} />}
      <div ref={panel} id={PANEL_ID} className={navigation.panel} data-open={open}>
        {user && <Navigation user={user} />}
        <div className={navigation.extras}>
          <AccountExtras user={user} />
        </div>
      </div>
    </header>
  );
}
