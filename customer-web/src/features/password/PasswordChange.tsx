import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Page } from '../../components/page/Page';
import { PasswordField } from '../../components/fields/PasswordField';
import { useTexts } from '../../i18n/texts';
import { useCurrentUser } from '../../lib/session/current-user';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { PATHS } from '../../lib/paths';
import { keepToken } from '../../lib/session/session-token';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordDone } from './PasswordDone';
import { changePassword } from './api';
import { type PasswordChangeValues, passwordChangeErrors } from './password-rules';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** The current password is always asked for: a phone left lying about must not be enough. */
export function PasswordChange() {
  const { change: t, fields } = useTexts('password');
  const common = useTexts('common');
  const user = useCurrentUser();
  const form = useRuleForm<PasswordChangeValues>({
    defaultValues: { current_password: '', password: '', password_confirm: '' },
    rule: passwordChangeErrors,
    draft: null, // passwords are never written down
  });
  const { errorOf, summary } = useFormErrors(form, fields);
  const applyRefusal = useApplyRefusal(form);
  const late = useLateAnswer();
  const changing = useOneMutation({
    onMutate: late.forget,
    mutationFn: changePassword,
    onSuccess: ({ access_token }) => {
      keepToken(access_token);
      late.sent();
    },
    onError: (error) => {
      late.refused(error);
      applyRefusal(error);
    },
  });
  if (changing.isSuccess) {
    return <PasswordDone title={t.done_title} text={t.done} to={PATHS.profile} toText={t.to_profile} />;
  }
  return (
    <Page title={t.title} width="narrow">
      <Card>
        <form className="stack" noValidate onSubmit={form.handleSubmit((values) => changing.mutate(values))}>
          <ErrorSummary messages={summary} />
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={user.data?.email ?? ''} readOnly hidden />
          <PasswordField
            {...form.register('current_password')}
            label={fields.current_password}
            error={errorOf('current_password')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            password={form.register('password')}
            confirm={form.register('password_confirm')}
            errorOf={errorOf}
          />
          <Button type="submit" wide pending={changing.isPending}>
            {changing.isPending ? common.sending : t.submit}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
