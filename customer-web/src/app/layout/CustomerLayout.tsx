import { ApiError } from '@laundry/web-kit/calls/api-error';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { QueryState } from '../../components/loading/QueryState';
import { Skeleton } from '../../components/loading/Skeleton';
import { CustomerHeader } from '../../features/shell/header/CustomerHeader';
import { Footer } from '../../features/shell/footer/Footer';
import { PageTop } from '../../features/shell/footer/PageTop';
import { SkipLink } from '../../features/shell/header/SkipLink';
import { loadTexts } from '../../i18n/texts';
import { isActive, useCurrentUser } from '../../lib/session/current-user';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { ScreenFailed } from '../loading/failures';
import styles from './Layout.module.css';
import { RequireSignIn } from './RequireSignIn';

const StatusAlert = lazily(async () => {
  const [file] = await Promise.all([import('../../features/account-state/StatusAlert'), loadTexts('account_state')]);
  return file;
});

const ForClerk = lazily(() => import('./ForClerk'));

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
  const known = user.data;
  // A 401 with a reason: a clerk was removed from the company. One without has ended the session by now.
  const isRemoved = user.error instanceof ApiError && user.error.status === 401;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <CustomerHeader user={known} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* What the layout itself asks for late leaves header and navigation, as a screen does. */}
        <ScreenBoundary Failure={ScreenFailed}>
          <div className={styles.alerts}>
            <Suspense>
              {known && (!isActive(known) || known.begins_month !== null) && <StatusAlert user={known} />}
            </Suspense>
          </div>
          <Suspense fallback={<Skeleton lines={8} />}>
            {isRemoved || known?.is_company_clerk ? (
              <ForClerk user={user} />
            ) : (
              <QueryState query={user}>{() => <Outlet />}</QueryState>
            )}
          </Suspense>
        </ScreenBoundary>
      </main>
      <PageTop />
      <Footer />
    </div>
  );
}
