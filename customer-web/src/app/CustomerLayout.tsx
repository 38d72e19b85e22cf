import { Outlet } from 'react-router';
import { QueryState } from '../components/ui/QueryState';
import { CustomerHeader } from '../features/home-shell/CustomerHeader';
import { Footer } from '../features/home-shell/Footer';
import { PageTop } from '../features/home-shell/PageTop';
import { SkipLink } from '../features/home-shell/SkipLink';
import { StatusAlert } from '../features/home-shell/StatusAlert';
import { useCurrentUser } from '../lib/current-user';
import styles from './Layout.module.css';
import { RequireSignIn } from './RequireSignIn';

export default function CustomerLayout() {
  return (
    <RequireSignIn>
      <SignedIn />
    </RequireSignIn>
  );
}

/** Screens below may count on a known user. */
function SignedIn() {
  const user = useCurrentUser();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <CustomerHeader user={user.data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <QueryState query={user}>
          {(known) => (
            <>
              <div className={styles.alerts}>
                <StatusAlert user={known} />
              </div>
              <Outlet />
            </>
          )}
        </QueryState>
      </main>
      <Footer />
      <PageTop />
    </div>
  );
}
