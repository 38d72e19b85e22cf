import { LIMITS } from '@laundry/shared/constants/limits';
import { isBlank } from '@laundry/shared/text/blank';
import { textProblem } from '@laundry/shared/text/characters';
import { displayDateTime } from '@laundry/shared/time/display';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useEffect } from 'react';
import { Button } from '../../components/buttons/Button';
import { NewPasswordField } from '../../components/fields/NewPasswordField';
import { PasswordField } from '../../components/fields/PasswordField';
import { TextField } from '../../components/fields/TextField';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { InvitedTo } from '../../lib/calls/api-types';
import { endDraftsInTime } from '../../lib/form/end-drafts';
import { GUEST_MINUTES, dropDraft } from '../../lib/form/form-draft';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { newPasswordErrors } from '../../lib/new-password-errors';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { useKeepSession } from '../../lib/session/session';
import { join } from './company-people';

const EMPTY = { name1: '', name2: '', password: '', password_confirm: '' };
const SECRETS = ['password', 'password_confirm'] as const;

const nameProblem = (name: string) =>
  isBlank(name) ? ('required' as const) : textProblem(name, LIMITS.personNameLength);

interface JoinFormProps {
  token: string;
  invited: InvitedTo;
  onJoined: () => void;
}

/** Name and password of who was invited; with them comes the session. */
export function JoinForm({ token, invited, onJoined }: JoinFormProps) {
  const { join: t } = useTexts('company');
  const { fields, rule, common } = useTexts('password');
  const { sending } = useTexts('common');
  const lang = useLang();
  const draft = { name: `join.${invited.email}`, secrets: SECRETS, minutes: GUEST_MINUTES };
  const form = useRuleForm<typeof EMPTY>({
    defaultValues: EMPTY,
    rule: ({ name1, name2, password, password_confirm }) => {
      const [last, first] = [nameProblem(name1), nameProblem(name2)];
      return {
        ...(last !== null && { name1: last }),
        ...(first !== null && { name2: first }),
        ...newPasswordErrors({ password, password_confirm }),
      };
    },
    draft,
  });
  const labels = { name1: t.name1, name2: t.name2, ...fields };
  const { errorOf, summary } = useFormErrors(form, labels, { max: LIMITS.personNameLength });
  const applyRefusal = useApplyRefusal(form);
  const keepSession = useKeepSession();
  useEffect(endDraftsInTime, []);
  const joining = useOneMutation({
    mutationFn: (values: typeof EMPTY) => join({ ...values, token, current_lang: lang }),
    onSuccess: (answer) => {
      dropDraft(draft.name);
      onJoined();
      keepSession(answer.token.access_token);
    },
    onError: applyRefusal,
  });
  return (
    <Card>
      <p>{t.lead}</p>
      <DescriptionList
        items={[
          { term: t.company, detail: invited.company_name },
          { term: t.email, detail: invited.email },
          { term: t.until, detail: displayDateTime(invited.expires_at, lang, nowJst()) },
        ]}
      />
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => joining.mutate(values))}>
        <ErrorSummary messages={summary} />
        <TextField
          {...form.register('name1')}
          label={t.name1}
          mark="required"
          autoComplete="family-name"
          error={errorOf('name1')}
        />
        <TextField
          {...form.register('name2')}
          label={t.name2}
          mark="required"
          autoComplete="given-name"
          error={errorOf('name2')}
        />
        <NewPasswordField
          {...form.register('password')}
          label={fields.password}
          mark="required"
          hint={rule}
          advice={common}
          error={errorOf('password')}
        />
        <PasswordField
          {...form.register('password_confirm')}
          label={fields.password_confirm}
          mark="required"
          error={errorOf('password_confirm')}
          autoComplete="new-password"
        />
        <Button type="submit" wide pending={joining.isPending}>
          {joining.isPending ? sending : t.submit}
        </Button>
      </form>
    </Card>
  );
}
