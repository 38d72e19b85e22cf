import { useTexts } from '../i18n/texts';
import { ApiError } from './api-error';
import { useMessageText } from './message-text';

/** Why a call failed, in the visitor's words: by its reason, else as the server says it, else by its kind. */
export function useErrorText(): (error: unknown) => string {
  const { trouble } = useTexts('common');
  const textOf = useMessageText();
  return (error) => {
    if (!(error instanceof ApiError)) return trouble.server;
    if (error.status === 0) return trouble.offline;
    const known = error.reason === null ? null : textOf(error.reason, error.facts);
    if (known !== null && known !== error.reason) return known;
    if (error.status === 429) return textOf('too_many_tries');
    if (error.status >= 500) return trouble.server;
    return error.detail || trouble.server;
  };
}
