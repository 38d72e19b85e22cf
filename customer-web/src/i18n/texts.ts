import type { Lang } from '@laundry/shared/constants/langs';
import { use } from 'react';
import type { Catalogues, Namespace } from './catalogues';
import { currentLang, keepLang, useLang } from './language';

/** One file a language and namespace, each its own chunk: a screen loads its words together with its code. */
const files = import.meta.glob<{ default: unknown }>('./{ja,en}/*.ts');

const started = new Map<string, Promise<unknown>>();

/** Fetches the words of screens before they are shown, in the language that is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(currentLang(), namespace)));
}

/** The texts of a namespace in the chosen language; suspends while they are on their way. */
export function useTexts<N extends Namespace>(namespace: N): Catalogues[N] {
  const lang = useLang();
  return use(load(lang, namespace)) as Catalogues[N];
}

/** Changes the language of every screen at once: its words are all here before the first of them is shown. */
export async function changeLanguage(lang: Lang): Promise<void> {
  const shown = new Set([...started.keys()].map((key) => key.slice(key.indexOf('/') + 1) as Namespace));
  await Promise.all([...shown].map((namespace) => load(lang, namespace)));
  keepLang(lang);
}

function load(lang: Lang, namespace: Namespace): Promise<unknown> {
  const key = keyOf(lang, namespace);
  const known = started.get(key);
  if (known) return known;
  const loading = fetchTexts(key);
  started.set(key, loading);
  loading.then(
    // What `use` reads: texts that are here are shown without suspending.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => started.delete(key), // a lost connection must not be remembered
  );
  return loading;
}

const fetchTexts = async (key: string): Promise<unknown> => (await files[`./${key}.ts`]?.())?.default;

const keyOf = (lang: Lang, namespace: Namespace): string => `${lang}/${namespace}`;
