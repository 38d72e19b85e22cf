import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { Card } from '../../../components/page/Card';
import { NewPasswordField } from '../../../components/fields/NewPasswordField';
import { PasswordField } from '../../../components/fields/PasswordField';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';
import { rememberReturnPath } from '../../../lib/session/return-path';
import { EmailField } from '../fields/EmailField';
import { useRegistrationForm } from '../form/registration-form';
import { useResidence } from '../venue/residence';

export function AccountSection() {
  const { form, t, text } = useRegistrationForm();
  const textOf = useMessageText();
  const inUse = [textOf('email_in_use'), t.venue.email_in_use].includes(text('email').error ?? '');
  const isResident = useResidence() !== null;
  const { pathname } = useLocation();
  const company = useWatch({ control: form.control, name: 'contract_type' }) === 'company';
  return (
    <Card title={t.sections.account}>
      <div className="stack-tight">
        <EmailField name="email" hint={t.email_note} />
        {inUse && (
          <p>
            {/* A customer of the house changes room and pickup method on this page: it opens again without the code. */}
            <Link to={PATHS.login} onClick={() => isResident && rememberReturnPath(pathname)}>
              {t.to_login}
            </Link>
          </p>
        )}
      </div>
      <EmailField name="email_confirm" />
      {company && (
        <>
          <EmailField name="email2" />
          <EmailField name="email2_confirm" />
        </>
      )}
      <NewPasswordField {...text('password')} hint={t.password_note} advice={t.password_common} />
      <PasswordField {...text('password_confirm')} autoComplete="new-password" />
    </Card>
  );
}
