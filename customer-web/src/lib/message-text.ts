import type { MessageKey } from '@laundry/shared/messages/ja';
import { useTranslate } from '../i18n/texts';

/**
 * The text of a message code in the chosen language. What is no code is the server's own wording, and stays.
 * Forms keep codes, so that a change of language changes the messages that already stand there.
 */
export function useMessageText(): MessageText {
  const t = useTranslate('messages');
  return (codeOrText, params = {}) =>
    t(codeOrText, { ...params, defaultValue: codeOrText, keySeparator: false, nsSeparator: false });
}

export type MessageText = (
  codeOrText: MessageKey | (string & {}),
  params?: Readonly<Record<string, string | number>>,
) => string;
