import { Link } from 'react-router';
import { useTexts } from '../i18n/texts';
import { Alert } from '../components/ui/Alert';
import { Card } from '../components/ui/Card';
import { LinkButton } from '../components/ui/LinkButton';
import { Page } from '../components/ui/Page';
import { LoginForm } from '../features/auth/LoginForm';
import { PATHS } from '../lib/paths';
import { lastSessionEnd } from '../lib/session-token';

export default function LoginPage() {
  const t = useTexts('auth');
  return (
    <Page title={t.login.title} width="narrow">
      {lastSessionEnd() === 'refused' && (
        <Alert kind="warn" role="status">
          <p>{t.login.session_ended}</p>
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
