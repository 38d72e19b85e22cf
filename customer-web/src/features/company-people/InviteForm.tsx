import { INVITATION_DAYS } from '@laundry/shared/constants/company-people';
import { LIMITS } from '@laundry/shared/constants/limits';
import { normalizeEmail } from '@laundry/shared/text/email';
import { textProblem } from '@laundry/shared/text/characters';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/buttons/Button';
import { TextField } from '../../components/fields/TextField';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { useOwnRefusals } from '../../lib/calls/own-refusals';
import { dropDraft } from '../../lib/form/form-draft';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { companyPeopleQuery, invite } from './company-people';

const EMPTY = { email: '', name: '' };
/** What the form gives way to, a question or a full list, leaves it as it was. */
const DRAFT = { name: 'company-invitation' };

/** Invites somebody by mail; whether the address has an account already is nobody's to see here. `onInvite` is told what was done, or null. */
export function InviteForm({ onInvite }: { onInvite: (done: string | null) => void }) {
  const { people: t } = useTexts('company');
  const { sending } = useTexts('common');
  const queries = useQueryClient();
  const form = useRuleForm<typeof EMPTY>({
    defaultValues: EMPTY,
    rule: ({ email, name }) => {
      const problem = textProblem(name, LIMITS.nameLength);
      return {
        ...(normalizeEmail(email) === null && { email: email.trim() === '' ? 'required' : 'invalid_email' }),
        ...(problem !== null && { name: problem }),
      };
    },
    draft: DRAFT,
  });
  const { errorOf, summary } = useFormErrors(form, { email: t.email, name: t.name }, { max: LIMITS.nameLength });
  const applyRefusal = useApplyRefusal(form);
  const wordsOf = useOwnRefusals('company');
  const inviting = useOneMutation({
    mutationFn: invite,
    onMutate: () => onInvite(null),
    onSuccess: (people, { email }) => {
      queries.setQueryData(companyPeopleQuery.queryKey, people);
      dropDraft(DRAFT.name);
      form.reset(EMPTY);
      onInvite(t.invite_done({ email, days: INVITATION_DAYS }));
    },
    onError: (error) => {
      const said = wordsOf(error);
      if (said === null) applyRefusal(error);
      else form.setError('email', { type: 'server', message: said }, { shouldFocus: true });
    },
  });
  return (
    <Card title={t.invite_title}>
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => inviting.mutate(values))}>
        <ErrorSummary messages={summary} />
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="off"
          label={t.email}
          error={errorOf('email')}
        />
        <TextField
          {...form.register('name')}
          autoComplete="off"
          label={t.name}
          mark="optional"
          hint={t.name_hint}
          error={errorOf('name')}
        />
        <div>
          <Button type="submit" pending={inviting.isPending}>
            {inviting.isPending ? sending : t.invite}
          </Button>
        </div>
      </form>
    </Card>
  );
}
