import { useRuleForm } from '@laundry/web-kit/forms/use-rule-form';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../components/buttons/Button';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { PasswordField } from '../../components/fields/PasswordField';
import { TextField } from '../../components/fields/TextField';
import type { LoginBody } from '../../lib/calls/api-types';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { useEnterAfterLogin } from '../../lib/session/session';
import { tabStore } from '../../lib/session/tab-store';
import { loginRefusal, missingLoginFields } from './login-rules';
import { answer, client } from '../../lib/calls/api';

/** Wrong email and wrong password are told apart by nobody: one 401 with one message. */
const logIn = (body: LoginBody) => answer(client.POST('/api/v1/login', { body }));

const NAME = 'login';

/** The address as it was left in this tab; a password is never written down. */
function addressLeft(): string {
  const left = tabStore.read(NAME);
  return left !== null && 'email' in left ? String(left.email) : '';
}

export function LoginForm() {
  const t = useTexts('auth');
  const tc = useTexts('common');
  const labels = { email: t.login.email, password: t.login.password };
  const form = useRuleForm<LoginBody>(missingLoginFields, {
    record: { email: addressLeft(), password: '' },
    keep: ({ email }) => void tabStore.keep(NAME, { email }),
  });
  const { errorOf, summary } = useFormErrors(form, labels);
  const { root, ...fields } = form.formState.errors;
  const refused = root?.['server'] !== undefined || Object.values(fields).some(({ type }) => type === 'server');
  const applyRefusal = useApplyRefusal(form);
  const enter = useEnterAfterLogin();
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: ({ access_token, user }) => {
      tabStore.forget(NAME);
      enter(access_token, user);
    },
    onError: (error) => applyRefusal(loginRefusal(error)),
  });

  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
      <ErrorSummary messages={summary} title={refused ? t.login.failed : undefined} />
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
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <Button type="submit" wide pending={login.isPending}>
        {login.isPending ? tc.sending : t.login.submit}
      </Button>
    </form>
  );
}
