import { Outlet } from 'react-router';
import { Footer } from '../features/home-shell/Footer';
import { GuestHeader } from '../features/home-shell/GuestHeader';
import { PageTop } from '../features/home-shell/PageTop';
import { SkipLink } from '../features/home-shell/SkipLink';
import styles from './Layout.module.css';

/** Login, registration, forgotten passwords: the brand and the language, nothing that leads astray. */
export function GuestLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <GuestHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PageTop />
      <Footer />
    </div>
  );
}
