import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../components/ui/Button';
import type { CurrentUser } from '../../lib/api-types';
import { useNextLocation } from '../../lib/next-location';
import { PATHS } from '../../lib/paths';
import { AccountExtras } from './AccountExtras';
import { BagsLeft } from './BagsLeft';
import { Brand } from './Brand';
import { EnvBadge } from './EnvBadge';
import { Navigation } from './Navigation';
import navigation from './Navigation.module.css';
import styles from './Shell.module.css';

const PANEL_ID = 'menu';

/** Header of a signed-in customer; on a phone the navigation is a menu that closes with each step. */
export function CustomerHeader({ user }: { user: CurrentUser | undefined }) {
  const t = useTexts('shell');
  const { key } = useNextLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [key]);
  return (
    <header className={styles.header} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      {user && <EnvBadge env={user.env} />}
      <div className={styles.bar}>
        <Brand to={PATHS.washRequest} />
        {user && <BagsLeft user={user} />}
        <div className={styles.wide}>
          <AccountExtras user={user} />
        </div>
        <div className={styles.narrow}>
          <Button kind="secondary" small aria-expanded={open} aria-controls={PANEL_ID} onClick={() => setOpen(!open)}>
            {open ? t.nav.close : t.nav.open}
          </Button>
        </div>
      </div>
      <div id={PANEL_ID} className={navigation.panel} data-open={open}>
        {user && <Navigation user={user} />}
        <div className={navigation.extras}>
          <AccountExtras user={user} />
        </div>
      </div>
    </header>
  );
}
