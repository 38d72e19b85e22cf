import { LIMITS } from '@laundry/shared/constants/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { TextField } from '../../components/fields/TextField';
import { NotSent } from '../../components/messages/NotSent';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useErrorText } from '../../lib/calls/error-text';
import { Issued } from './Issued';
import { useIssuing } from './use-issuing';
import { useOwnAddressee } from './use-own-addressee';

interface DocumentFormProps {
  user: CurrentUser;
  /** The key of a payment, or the month of an invoice. */
  subject: string;
  /** Why the account's name cannot be printed. */
  refused?: Error | null;
}

/** To whom a receipt or an invoice is made out: the account's name, unless the customer wants another. */
export function DocumentForm({ user, subject, refused = null }: DocumentFormProps) {
  const t = useTexts('payments');
  const errorText = useErrorText();
  const own = useOwnAddressee(user);
  const [addressee, setAddressee] = useState(own);
  const issuing = useIssuing(subject);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    issuing.mutate(addressee);
  };
  const type = (typed: string): void => {
    setAddressee(typed);
    issuing.reset();
  };
  const { data: issued } = issuing;
  const nameError = issuing.nameError ?? (addressee === own ? refused : null);
  return (
    <form className="stack-tight" onSubmit={submit}>
      <TextField
        name={`addressee-${subject}`}
        label={t.addressee}
        hint={t.addressee_hint({ max: LIMITS.documentAddresseeLength })}
        value={addressee}
        maxLength={LIMITS.documentAddresseeLength}
        required
        error={nameError ? errorText(nameError) : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <NotSent error={issuing.failure} title={t.issue_failed} />
      {issued && <Issued document={issued} />}
      <div>
        <Button type="submit" small pending={issuing.isPending}>
          {t.issue}
        </Button>
      </div>
    </form>
  );
}
