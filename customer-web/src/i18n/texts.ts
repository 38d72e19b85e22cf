import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import type { TFunction } from 'i18next';
import { use } from 'react';
import { forgetFailedLoads, loadOnce } from '@laundry/web-kit/loading/load-once';
import type { Catalogues, Namespace } from './catalogues';
import { i18n, objectOf } from './i18n';
import { currentLang, keepLang, useLang } from './language';
import type { TextTree } from './texts-like';

/** One file a language and namespace, each its own chunk: a screen loads its words together with its code. */
const files = import.meta.glob<{ default: TextTree }>('./{ja,en}/*.ts');

const started: Record<Lang, Map<Namespace, () => Promise<unknown>>> = { ja: new Map(), en: new Map() };

/** Fetches the words of screens before they are shown, in the language that is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(currentLang(), namespace)));
}

/** The texts of a namespace in the chosen language; suspends while they are on their way. */
export function useTexts<N extends Namespace>(namespace: N): Catalogues[N] {
  const lang = useLang();
  return use(load(lang, namespace)) as Catalogues[N];
}

/** The same, for keys that are known only when they are met, such as message codes; of `more` what a screen has asked for. */
export function useTranslate(namespace: Namespace, ...more: Namespace[]): TFunction<string> {
  const lang = useLang();
  const asked = more.filter((each) => LANGS.some((known) => started[known].has(each)));
  for (const each of [namespace, ...asked]) use(load(lang, each));
  return i18n.getFixedT(lang, [namespace, ...asked]);
}

/** Changes the language of every screen at once: its words are all here before the first of them is shown. */
export async function changeLanguage(lang: Lang): Promise<void> {
  forgetFailedLoads();
  const shown = new Set(LANGS.flatMap((known) => [...started[known].keys()]));
  await Promise.all([...shown].map((namespace) => load(lang, namespace)));
  keepLang(lang);
}

function load(lang: Lang, namespace: Namespace): Promise<unknown> {
  const known = started[lang].get(namespace) ?? loadOnce(() => fetchTexts(lang, namespace));
  started[lang].set(namespace, known);
  return known();
}

async function fetchTexts(lang: Lang, namespace: Namespace): Promise<unknown> {
  const file = files[`./${lang}/${namespace}.ts`];
  if (file === undefined) throw new Error(`no texts ${lang}/${namespace}`);
  const texts = (await file()).default;
  i18n.addResourceBundle(lang, namespace, texts);
  return objectOf(texts, i18n.getFixedT(lang, namespace));
}
