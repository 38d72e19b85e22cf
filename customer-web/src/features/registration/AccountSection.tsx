import { useWatch } from 'react-hook-form';
import { Card } from '../../components/ui/Card';
import { PasswordField } from '../../components/ui/PasswordField';
import { EmailField } from './EmailField';
import { useRegistrationForm } from './registration-form';

export function AccountSection() {
  const { form, t, text } = useRegistrationForm();
  const company = useWatch({ control: form.control, name: 'contract_type' }) === 'company';
  return (
    <Card title={t.sections.account}>
      <EmailField name="email" hint={t.email_note} />
      <EmailField name="email_confirm" />
      {company && (
        <>
          <EmailField name="email2" />
          <EmailField name="email2_confirm" />
        </>
      )}
      <PasswordField {...text('password')} hint={t.password_note} autoComplete="new-password" />
      <PasswordField {...text('password_confirm')} autoComplete="new-password" />
    </Card>
  );
}
