import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useSentKey } from '@laundry/web-kit/forms/drafts/use-sent-key';
import { tabStore } from '../../lib/session/tab-store';
import { saveDocument } from './own-payments';

/**
 * Issues a receipt or an invoice and saves it: `subject` is the key of a payment, or the month of an invoice. Whose answer was
 * lost is no second issue, also after a reload.
 */
export function useIssuing(subject: string) {
  const sent = useSentKey(tabStore, `document.${subject}`);
  const issuing = useOneMutation({
    mutationFn: (addressee: string) => {
      const body = { subject, addressee };
      return saveDocument(body, sent.keyOf(body));
    },
    onSuccess: sent.forget,
  });
  const { error } = issuing;
  const isOfName = error instanceof ApiError && error.refusals.some(({ field }) => field === 'addressee');
  return {
    ...issuing,
    /** Why the name cannot be printed: another one can. */
    nameError: isOfName ? error : null,
    /** Why else it was not issued. */
    failure: isOfName ? null : error,
  };
}
