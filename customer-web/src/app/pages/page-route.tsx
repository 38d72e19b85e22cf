import type { ComponentType } from 'react';
import type { Catalogues, Namespace } from '../../i18n/catalogues';
import { loadTexts, useTexts } from '../../i18n/texts';
import { lazily } from '@laundry/web-kit/loading/lazily';

/** What a route says of itself to the tab, to search engines and to those who share it. */
export interface RouteMeta {
  title: string;
  description?: string;
  /** The path that search engines keep, without query. */
  canonical?: string;
}

export interface PageRoute {
  path: string;
  Screen: ComponentType & { load: () => Promise<unknown> };
  /** A hook: the meta in the chosen language. */
  useMeta: () => RouteMeta;
  /** The words that arrive with it. */
  texts: readonly Namespace[];
}

export interface ScreenFile {
  default: ComponentType;
}

/** The messages of all refusals. */
const ALL_MESSAGES: readonly Namespace[] = ['messages_sign_in', 'messages_beyond'];

interface Words {
  /** Of other screens. */
  besides?: readonly Namespace[];
  /** All by default; fewer where the page's calls can be refused with no others. */
  messages?: readonly Namespace[];
}

/** A page of the table of contents. Its code and all its words arrive together, so that it is never half in another language. */
export function page<N extends Namespace>(
  path: string,
  namespace: N,
  load: () => Promise<ScreenFile>,
  meta: (texts: Catalogues[N]) => RouteMeta,
  { besides = [], messages = ALL_MESSAGES }: Words = {},
): PageRoute {
  const texts = [namespace, ...besides, ...messages];
  const Screen = lazily(async () => {
    const [file] = await Promise.all([load(), loadTexts(...texts)]);
    return file;
  });
  return { path, Screen, texts, useMeta: () => meta(useTexts(namespace)) };
}
