import { Outlet } from 'react-router';
import { Footer } from '../../features/shell/footer/Footer';
import { GuestHeader } from '../../features/shell/header/GuestHeader';
import { PageTop } from '../../features/shell/footer/PageTop';
import { SkipLink } from '../../features/shell/header/SkipLink';
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
