import { Link } from 'react-router';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Page } from '../../components/page/Page';
import { newPasswordErrors } from '../../lib/new-password-errors';
import { useTexts } from '../../i18n/texts';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { PasswordBody } from '../../lib/calls/api-types';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { PATHS } from '../../lib/paths';
import { useKeepSession } from '../../lib/session/session';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordDone } from './PasswordDone';
import { resetPassword } from './api';
import { notFoundAs } from './password-rules';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** The link of the mail: a new password, and with it a session. */
export function PasswordReset({ token }: { token: string }) {
  const { reset: t, fields } = useTexts('password');
  const common = useTexts('common');
  const form = useRuleForm<PasswordBody>({
    defaultValues: { password: '', password_confirm: '' },
    rule: newPasswordErrors,
    draft: null, // passwords are never written down
  });
  const { errorOf, summary } = useFormErrors(form, fields);
  const applyRefusal = useApplyRefusal(form);
  const keepSession = useKeepSession();
  const resetting = useOneMutation({
    mutationFn: (values: PasswordBody) => resetPassword({ ...values, token }),
    onSuccess: (answer) => keepSession(answer.token.access_token),
    onError: (error) => applyRefusal(notFoundAs(error, 'invalid_url')),
  });
  if (resetting.isSuccess) {
    return <PasswordDone title={t.done_title} text={t.done} to={PATHS.washRequest} toText={t.to_request} />;
  }
  const linkIsDead = resetting.error instanceof ApiError && resetting.error.status === 404;
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <Card>
        <form className="stack" noValidate onSubmit={form.handleSubmit((values) => resetting.mutate(values))}>
          <ErrorSummary messages={summary} />
          {linkIsDead && (
            <p>
              <Link to={PATHS.passwordForgot}>{t.again}</Link>
            </p>
          )}
          <NewPasswordFields
            password={form.register('password')}
            confirm={form.register('password_confirm')}
            errorOf={errorOf}
          />
          <Button type="submit" wide pending={resetting.isPending}>
            {resetting.isPending ? common.sending : t.submit}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
