import { DEFAULT_LANG, LANGS, type Lang } from '@laundry/shared/constants/langs';
import { useSyncExternalStore } from 'react';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

export const LANG_KEY = 'laundry.customer.lang';

let lang = storedLang();
const listeners = new Set<() => void>();

/** The language of every screen, stored on this device; Japanese until another is chosen. */
export const currentLang = (): Lang => lang;

export function keepLang(next: Lang): void {
  lang = next;
  storeIfItFits(localStorage, LANG_KEY, next);
  document.documentElement.lang = next;
  listeners.forEach((listener) => listener());
}

/** Whether somebody chose it on this device. */
export const isLangChosen = (): boolean => localStorage.getItem(LANG_KEY) !== null;

export const useLang = (): Lang => useSyncExternalStore(subscribe, currentLang, currentLang);

function storedLang(): Lang {
  const kept = localStorage.getItem(LANG_KEY);
  return LANGS.find((known) => known === kept) ?? DEFAULT_LANG;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
