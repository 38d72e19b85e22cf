import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Card } from '../../../components/page/Card';
import { NewPasswordField } from '../../../components/fields/NewPasswordField';
import { PasswordField } from '../../../components/fields/PasswordField';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';
import { EmailField } from '../fields/EmailField';
import { useRegistrationForm } from '../form/registration-form';

export function AccountSection() {
  const { form, t, text } = useRegistrationForm();
  const textOf = useMessageText();
  const inUse = [textOf('email_in_use'), t.venue.email_in_use].includes(text('email').error ?? '');
  const company = useWatch({ control: form.control, name: 'contract_type' }) === 'company';
  return (
    <Card title={t.sections.account}>
      <div className="stack-tight">
        <EmailField name="email" hint={t.email_note} />
        {inUse && (
          <p>
            <Link to={PATHS.login}>{t.to_login}</Link>
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
