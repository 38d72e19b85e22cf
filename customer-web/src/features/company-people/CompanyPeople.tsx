import { INVITATION_DAYS } from '@laundry/shared/constants/company-people';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Alert } from '../../components/messages/Alert';
import { NotSent } from '../../components/messages/NotSent';
import { AskFirst } from '../../components/page/AskFirst';
import { useTexts } from '../../i18n/texts';
import type { CompanyPeople as People } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { companyPeopleQuery, inviteAgain, removePerson, takeBack } from './company-people';
import { InvitationCard } from './InvitationCard';
import { InviteForm } from './InviteForm';
import { PersonCard } from './PersonCard';

interface Change {
  kind: 'again' | 'take_back' | 'remove';
  id: number;
  email: string;
}

/** The button that was pressed may be gone, and the line that says what it did out of sight. */
const comeInto = (line: HTMLElement | null): void => line?.focus();

/** Who can request pickups for the company beside its owner, and who is invited to. */
export function CompanyPeople({ known }: { known: People }) {
  const { people: t } = useTexts('company');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<People['people'][number] | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const changing = useOneMutation({
    mutationFn: async ({ kind, id }: Change): Promise<unknown> => {
      if (kind === 'again') return inviteAgain(id);
      return kind === 'take_back' ? takeBack(id) : removePerson(id);
    },
    onMutate: () => setTold(null),
    onSuccess: (_, { kind, email }) => {
      setAsked(null);
      setTold(
        { again: t.invite_done({ email, days: INVITATION_DAYS }), take_back: t.taken_back, remove: t.removed }[kind],
      );
    },
    // Whoever was off the list already is gone from it, too.
    onSettled: () => queries.invalidateQueries(companyPeopleQuery),
  });
  const { people, invitations, max } = known;
  const trouble = <NotSent error={changing.error} title={t.failed} />;
  if (asked !== null)
    return (
      <AskFirst
        words={{ question: t.question({ name: asked.name }), what: t.what, submit: t.remove }}
        keep={t.keep}
        isDanger
        pending={changing.isPending}
        onConfirm={() => changing.mutate({ kind: 'remove', id: asked.id, email: asked.email })}
        onKeep={() => setAsked(null)}
      >
        {trouble}
      </AskFirst>
    );
  return (
    <>
      <p className="muted">{t.lead}</p>
      {told !== null && (
        <Alert ref={comeInto} kind="good" role="status">
          {told}
        </Alert>
      )}
      {trouble}
      {people.length + invitations.length === 0 && <p>{t.nobody}</p>}
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          unavailable={changing.isPending}
          onRemove={() => setAsked(person)}
        />
      ))}
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          invitation={invitation}
          unavailable={changing.isPending}
          onAgain={() => changing.mutate({ kind: 'again', id: invitation.id, email: invitation.email })}
          onTakeBack={() => changing.mutate({ kind: 'take_back', id: invitation.id, email: invitation.email })}
        />
      ))}
      {people.length + invitations.length < max ? <InviteForm onInvite={setTold} /> : <p>{t.full({ max })}</p>}
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
