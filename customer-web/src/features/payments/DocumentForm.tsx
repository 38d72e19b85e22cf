import { LIMITS } from '@laundry/shared/constants/limits';
import { addressee as nameOf } from '@laundry/shared/text/person-name';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useSentKey } from '@laundry/web-kit/forms/drafts/use-sent-key';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { TextField } from '../../components/fields/TextField';
import { Alert } from '../../components/messages/Alert';
import { NotSent } from '../../components/messages/NotSent';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useErrorText } from '../../lib/calls/error-text';
import { tabStore } from '../../lib/session/tab-store';
import { saveDocument } from './own-payments';

interface DocumentFormProps {
  user: CurrentUser;
  /** The key of a payment, or the month of an invoice. */
  subject: string;
}

/** To whom a receipt or an invoice is made out: the account's name, unless the customer wants another. */
export function DocumentForm({ user, subject }: DocumentFormProps) {
  const t = useTexts('payments');
  const errorText = useErrorText();
  const name = nameOf(user);
  const [addressee, setAddressee] = useState(user.company_name ? t.company({ name }) : t.person({ name }));
  const sent = useSentKey(tabStore);
  const issuing = useOneMutation({
    mutationFn: () => {
      const body = { subject, addressee };
      return saveDocument(body, sent.keyOf(body));
    },
    onSuccess: sent.forget,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    issuing.mutate();
  };
  const type = (typed: string): void => {
    setAddressee(typed);
    issuing.reset();
  };
  const { data: issued, error } = issuing;
  const isOfName = error instanceof ApiError && error.refusals.some(({ field }) => field === 'addressee');
  return (
    <form className="stack-tight" onSubmit={submit}>
      <TextField
        name={`addressee-${subject}`}
        label={t.addressee}
        hint={t.addressee_hint({ max: LIMITS.documentAddresseeLength })}
        value={addressee}
        maxLength={LIMITS.documentAddresseeLength}
        required
        error={isOfName ? errorText(error) : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <NotSent error={isOfName ? null : error} title={t.issue_failed} />
      {issued && (
        <Alert kind="good" role="status">
          {issued.issue === 1 ? t.issued(issued) : t.issued_again(issued)}
        </Alert>
      )}
      <div>
        <Button type="submit" small pending={issuing.isPending}>
          {t.issue}
        </Button>
      </div>
    </form>
  );
}
