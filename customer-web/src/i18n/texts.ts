import type { Lang } from '@laundry/shared/constants/langs';
import { use } from 'react';
import type { Catalogues, Namespace } from './catalogues';
import { currentLang, keepLang, useLang } from './language';

/** One file a language and namespace, each its own chunk: a screen loads its words together with its code. */
const files = import.meta.glob<{ default: unknown }>('./{ja,en}/*.ts');

const started = new Map<string, Promise<unknown>>();
const ready = new Map<string, unknown>();

/** Fetches the words of screens before they are shown, in the language that is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(currentLang(), namespace)));
}

/** The texts of a namespace in the chosen language; suspends while they are on their way. */
export function useTexts<N extends Namespace>(namespace: N): Catalogues[N] {
  const lang = useLang();
  const texts = ready.get(keyOf(lang, namespace)) ?? use(load(lang, namespace));
  return texts as Catalogues[N];
}

/** Changes the language of every screen at once: its words are all here before the first of them is shown. */
export async function changeLanguage(lang: Lang): Promise<void> {
  const shown = new Set([...started.keys()].map((key) => key.slice(key.indexOf('/') + 1) as Namespace));
  await Promise.all([...shown].map((namespace) => load(lang, namespace)));
  keepLang(lang);
}

function load(lang: Lang, namespace: Namespace): Promise<unknown> {
  const key = keyOf(lang, namespace);
  const loading = started.get(key) ?? fetchTexts(key);
  started.set(key, loading);
  return loading;
}

async function fetchTexts(key: string): Promise<unknown> {
  try {
    const file = await files[`./${key}.ts`]?.();
    ready.set(key, file?.default);
    return file?.default;
  } catch (error) {
    started.delete(key); // a lost connection must not be remembered
    throw error;
  }
}

const keyOf = (lang: Lang, namespace: Namespace): string => `${lang}/${namespace}`;
