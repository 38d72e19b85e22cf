import type { ComponentType } from 'react';
import type { Catalogues, Namespace } from '../i18n/catalogues';
import { loadTexts, useTexts } from '../i18n/texts';
import { lazily } from '../lib/lazily';
import type { RouteMeta } from './route-meta';

export interface PageRoute {
  path: string;
  Screen: ComponentType & { load: () => Promise<unknown> };
  /** A hook: the meta in the chosen language. */
  useMeta: () => RouteMeta;
}

interface ScreenFile {
  default: ComponentType;
}

/** A page of the table of contents. Its code and its words, `besides` too, arrive together, so that it is never half in another language. */
export function page<N extends Namespace>(
  path: string,
  namespace: N,
  load: () => Promise<ScreenFile>,
  meta: (texts: Catalogues[N]) => RouteMeta,
  ...besides: Namespace[]
): PageRoute {
  const Screen = lazily(async () => {
    const [file] = await Promise.all([load(), loadTexts(namespace, ...besides)]);
    return file;
  });
  return { path, Screen, useMeta: () => meta(useTexts(namespace)) };
}
