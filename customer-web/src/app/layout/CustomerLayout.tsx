import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { QueryState } from '../../components/loading/QueryState';
import { Skeleton } from '../../components/loading/Skeleton';
import { CustomerHeader } from '../../features/shell/header/CustomerHeader';
import { Footer } from '../../features/shell/footer/Footer';
import { PageTop } from '../../features/shell/footer/PageTop';
import { SkipLink } from '../../features/shell/header/SkipLink';
import { loadTexts } from '../../i18n/texts';
import { isActive, isPermitted, useCurrentUser } from '../../lib/session/current-user';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { CUSTOMER_PAGES, pageAt } from '../pages/pages';
import styles from './Layout.module.css';
import { RequireSignIn } from './RequireSignIn';

const StatusAlert = lazily(async () => {
  const [file] = await Promise.all([import('../../features/account-state/StatusAlert'), loadTexts('account_state')]);
  return file;
});

const OwnersOnly = lazily(async () => {
  const [file] = await Promise.all([import('./OwnersOnly'), loadTexts('company')]);
  return file;
});

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
  const action = pageAt(useLocation().pathname, CUSTOMER_PAGES)?.action;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <CustomerHeader user={user.data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <QueryState query={user}>
          {(known) => (
            <>
              <div className={styles.alerts}>
                <Suspense>{(!isActive(known) || known.begins_month !== null) && <StatusAlert user={known} />}</Suspense>
              </div>
              <Suspense fallback={<Skeleton lines={8} />}>
                {action === undefined || isPermitted(known, action) ? <Outlet /> : <OwnersOnly />}
              </Suspense>
            </>
          )}
        </QueryState>
      </main>
      <PageTop />
      <Footer />
    </div>
  );
}
