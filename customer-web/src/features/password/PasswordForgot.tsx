import { normalizeEmail } from '@laundry/shared/text/email';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Page } from '../../components/page/Page';
import { TextField } from '../../components/fields/TextField';
import { useTexts } from '../../i18n/texts';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { dropDraft } from '../../lib/form/form-draft';
import { PATHS } from '../../lib/paths';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { PasswordDone } from './PasswordDone';
import { requestReset } from './api';
import { notFoundAs } from './password-rules';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

const DRAFT = 'password-forgot';

export function PasswordForgot() {
  const { forgot: t, fields } = useTexts('password');
  const common = useTexts('common');
  const labels = { email: fields.email };
  const form = useRuleForm<{ email: string }>({
    defaultValues: { email: '' },
    rule: ({ email }) => {
      if (email.trim() === '') return { email: 'required' };
      return normalizeEmail(email) === null ? { email: 'invalid_email' } : {};
    },
    draft: { name: DRAFT },
  });
  const { errorOf, summary } = useFormErrors(form, labels);
  const applyRefusal = useApplyRefusal(form);
  const asking = useOneMutation({
    mutationFn: requestReset,
    onSuccess: () => dropDraft(DRAFT),
    onError: (error) => applyRefusal(notFoundAs(error, 'user_not_found', 'email')),
  });
  if (asking.isSuccess) {
    const text = (
      <>
        {t.done({ email: asking.variables.email.trim() })}
        <br />
        {t.not_arrived}
      </>
    );
    return <PasswordDone title={t.done_title} text={text} to={PATHS.login} toText={t.to_login} />;
  }
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <Card>
        <form className="stack" noValidate onSubmit={form.handleSubmit((values) => asking.mutate(values))}>
          <ErrorSummary messages={summary} />
          <TextField
            {...form.register('email')}
            label={labels.email}
            error={errorOf('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" wide pending={asking.isPending}>
            {asking.isPending ? common.sending : t.submit}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
