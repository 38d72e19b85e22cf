import type { Lang } from '@laundry/shared/constants/langs';

/** Where not even the words of a failure are here. */
export const NOT_LOADED = {
  ja: '画面を読み込めませんでした。つながり次第、自動で表示します。',
  en: 'The page could not be loaded. It will appear by itself as soon as you are back online.',
} as const satisfies Record<Lang, string>;
