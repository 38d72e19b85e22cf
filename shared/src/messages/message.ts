import type { Lang } from '../constants/langs.js';
import { en } from './en.js';
import { enClaims } from './en-claims.js';
import { enCompany } from './en-company.js';
import { enElsewhere } from './en-elsewhere.js';
import { type MessageKey, ja } from './ja.js';
import { jaClaims } from './ja-claims.js';
import { jaCompany } from './ja-company.js';
import { jaElsewhere } from './ja-elsewhere.js';

export type { MessageKey };

const CATALOGUES: Record<Lang, Readonly<Record<MessageKey, string>>> = {
  ja: { ...ja, ...jaClaims, ...jaCompany, ...jaElsewhere },
  en: { ...en, ...enClaims, ...enCompany, ...enElsewhere },
};

/** The text of a code in a language; `{name}` in it is replaced by the parameter of that name. */
export function message(lang: Lang, code: MessageKey, params: Readonly<Record<string, string | number>> = {}): string {
  return CATALOGUES[lang][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Whether a string is a code that has a message. */
export const isMessageKey = (code: string): code is MessageKey => Object.hasOwn(CATALOGUES.ja, code);

/** Whether its message says everything by itself, without a parameter. */
export const isPlainMessageKey = (code: string): code is MessageKey =>
  isMessageKey(code) && !/\{\w+\}/.test(CATALOGUES.ja[code]);
