import { ROLE } from '@laundry/shared/constants/roles';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTexts } from '../i18n/texts';
import { Alert } from '../components/messages/Alert';
import { Card } from '../components/page/Card';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { LoginForm } from '../features/auth/LoginForm';
import { useCurrentUser } from '../lib/session/current-user';
import { useMaintenance } from '../lib/maintenance';
import { PATHS } from '../lib/paths';
import { lastSessionEnd, readToken } from '../lib/session/session-token';

export default function LoginPage() {
  const [arrivedSignedIn] = useState(() => readToken() !== null);
  return arrivedSignedIn ? <ArrivedSignedIn /> : <Login />;
}

/** Staff sign in for their console, and maintenance leaves this page alone: only a customer is led on. */
function ArrivedSignedIn() {
  const user = useCurrentUser();
  const maintenance = useMaintenance();
  if (user.isLoading || maintenance.isLoading) return null;
  return <LedOnOrLogin isLedOn={user.data?.role === ROLE.customer && maintenance.data?.maint_flg !== 1} />;
}

/** Decided once: a login keeps its token and its user before it leads on by itself. */
function LedOnOrLogin({ isLedOn }: { isLedOn: boolean }) {
  const { search } = useLocation();
  const [wasLedOn] = useState(isLedOn);
  return wasLedOn ? <Navigate to={{ pathname: PATHS.washRequest, search }} replace /> : <Login />;
}

function Login() {
  const t = useTexts('auth');
  const end = lastSessionEnd();
  return (
    <Page title={t.login.title} width="narrow">
      {end !== null && end !== 'signed-out' && (
        <Alert kind="warn" role="status">
          <p>{end === 'refused' ? t.login.session_ended : end.because}</p>
        </Alert>
      )}
      <Card>
        <LoginForm />
        <p>
          <Link to={PATHS.passwordForgot}>{t.login.forgot}</Link>
        </p>
      </Card>
      <Card title={t.login.new_here}>
        <p className="muted">{t.login.new_here_lead}</p>
        <LinkButton to={PATHS.register} kind="secondary" wide>
          {t.login.register}
        </LinkButton>
      </Card>
    </Page>
  );
}
