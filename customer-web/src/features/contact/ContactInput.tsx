import { LIMITS } from '@laundry/shared/constants/limits';
import type { SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { TextField } from '../../components/fields/TextField';
import { Textarea } from '../../components/fields/Textarea';
import { StepActions } from '../../components/buttons/StepActions';
import { useTexts } from '../../i18n/texts';
import type { ContactBody } from '../../lib/calls/api-types';
import { useFormErrors } from '../../lib/form/form-errors';

interface ContactInputProps {
  form: UseFormReturn<ContactBody>;
  onChecked: SubmitHandler<ContactBody>;
}

export function ContactInput({ form, onChecked }: ContactInputProps) {
  const t = useTexts('contact');
  const labels = { email: t.email, contact: t.contact };
  const { errorOf, summary } = useFormErrors(form, labels, { max: LIMITS.contactLength });
  return (
    <Card title={t.form_title}>
      <form className="stack" noValidate onSubmit={form.handleSubmit(onChecked)}>
        <ErrorSummary messages={summary} />
        <TextField
          {...form.register('email')}
          label={labels.email}
          hint={t.email_hint}
          error={errorOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.emailLength}
        />
        <Textarea
          {...form.register('contact')}
          label={labels.contact}
          hint={t.contact_hint({ max: LIMITS.contactLength })}
          error={errorOf('contact')}
          rows={8}
        />
        <StepActions>
          <Button type="submit" wide>
            {t.to_confirm}
          </Button>
        </StepActions>
      </form>
    </Card>
  );
}
