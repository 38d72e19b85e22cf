import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../../components/page/Card';
import { PasswordField } from '../../../components/fields/PasswordField';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useFormErrors } from '../../../lib/form/form-errors';
import { EmailField } from '../fields/EmailField';
import { useRegistrationForm } from '../form/registration-form';
import { type EditValues, email2Changes, emailChanges } from './edit-values';

/** An address that stays needs no confirmation; a new one needs it, and the password. */
export function EditEmails({ user }: { user: CurrentUser }) {
  const { t } = useRegistrationForm();
  const form = useFormContext<EditValues>();
  const { errorOf } = useFormErrors(form, t.fields);
  const [email, email2] = useWatch({ control: form.control, name: ['email', 'email2'] });
  return (
    <Card title={t.sections.account}>
      <EmailField name="email" hint={t.edit.email_note} />
      {emailChanges({ email }, user) && (
        <>
          <EmailField name="email_confirm" />
          <PasswordField
            {...form.register('current_password')}
            label={t.fields.current_password}
            mark="required"
            error={errorOf('current_password')}
            autoComplete="current-password"
          />
        </>
      )}
      {user.is_company && <EmailField name="email2" />}
      {user.is_company && email2Changes({ email2 }, user) && <EmailField name="email2_confirm" />}
    </Card>
  );
}
