import { LANGS } from '@laundry/shared/constants/langs';
import { type MessageParams, unkeyed } from '@laundry/shared/messages/keyed';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { i18n } from '../../i18n/i18n';
import { useTranslate } from '../../i18n/texts';

/**
 * The text of a message code, alone or keyed with what fills its places, in the chosen language. A text that is no code is the server's own wording and is returned as it is.
 * Forms store codes, so that a change of language translates the messages already shown.
 */
export function useMessageText(): MessageText {
  const t = useTranslate('messages_sign_in', 'messages_beyond');
  return (codeOrText, params = {}) => {
    const { code, params: own } = unkeyed(codeOrText);
    return t(code, { ...params, ...own, defaultValue: codeOrText, keySeparator: false, nsSeparator: false });
  };
}

export type MessageText = (codeOrText: MessageKey | (string & {}), params?: MessageParams) => string;

/**
 * The code of a text that the server said, in whichever language it was asked: stored instead of it, it is read in the language
 * that is chosen later. A text of no code stays, and so does one whose places are filled.
 */
export function messageCode(text: string): string {
  const texts = LANGS.flatMap((lang): unknown[] => [
    i18n.getResourceBundle(lang, 'messages_sign_in'),
    i18n.getResourceBundle(lang, 'messages_beyond'),
  ]);
  const all = texts.flatMap((messages) => Object.entries(messages ?? {}));
  return all.find(([, said]) => said === text)?.[0] ?? text;
}
