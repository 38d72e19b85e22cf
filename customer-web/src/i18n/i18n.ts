import { createInstance } from 'i18next';
import type { TextTree } from './texts-like';

/** The texts that have arrived, their places and plural forms. Which language is shown is `language.ts`'s to say. */
export const i18n = createInstance();

void i18n.init({
  initAsync: false,
  resources: {},
  fallbackLng: false,
  // The places of the messages that the server fills are written so, too.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  missingInterpolationHandler: (_text: string, [place]: RegExpExecArray) => place,
});

type Say = (key: string, values: Record<string, string | number>) => string;

const PLURAL = /_(one|other)$/;

/** A namespace as an object: texts by their names, those with places as functions. Made once, when the texts arrive. */
export function objectOf(texts: TextTree, say: Say, path = ''): unknown {
  if (typeof texts === 'string') {
    const key = path.replace(PLURAL, '');
    return texts.includes('{') ? (values: Record<string, string | number>) => say(key, values) : say(key, {});
  }
  const below = (key: string, text: TextTree): unknown => objectOf(text, say, path === '' ? key : `${path}.${key}`);
  if (isList(texts)) return texts.map((text, place) => below(String(place), text));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replace(PLURAL, ''), below(key, text)]));
}

const isList = (texts: TextTree): texts is readonly TextTree[] => Array.isArray(texts);
