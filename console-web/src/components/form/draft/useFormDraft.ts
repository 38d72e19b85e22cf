import { type FieldOf, hasDraft } from '@laundry/web-kit/forms/drafts/draft';
import { type FormDraft as StoredForm, useDraft } from '@laundry/web-kit/forms/drafts/use-draft';
import { useSentKey } from '@laundry/web-kit/forms/drafts/use-sent-key';
import { tabStore } from '../../../providers/storage/tab-store';

/** What somebody typed into a form and has not sent yet, and by which key a body of it is sent. */
export interface FormDraft<Values extends object = object> extends StoredForm<Values> {
  readonly keyOf: (body: object) => string;
}

/** Keeps a form for who types into it, but for its `secrets`, such as a password. */
export function useFormDraft<Values extends object>(
  name: string,
  fresh: Values,
  secrets: readonly FieldOf<Values>[] = [],
): FormDraft<Values> {
  const draft = useDraft(tabStore, { name, secrets }, fresh);
  const key = useSentKey(tabStore, name, secrets);
  const forget = (): void => {
    draft.forget();
    key.forget();
  };
  return { ...draft, keyOf: key.keyOf, forget };
}

/** Whether a form waits with what was typed into it. */
export const hasWaitingDraft = (name: string): boolean => hasDraft(tabStore, name);
