import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Catalogues, Namespace } from '../i18n/catalogues';
import { loadTexts, useTexts } from '../i18n/texts';
import type { RouteMeta } from './route-meta';

export interface PageRoute {
  path: string;
  Screen: LazyExoticComponent<ComponentType>;
  /** A hook: the meta in the chosen language. */
  useMeta: () => RouteMeta;
}

/** A page of the table of contents. Its code and its words arrive together, so that it is never half in another language. */
export function page<N extends Namespace>(
  path: string,
  namespace: N,
  load: () => Promise<{ default: ComponentType }>,
  meta: (texts: Catalogues[N]) => RouteMeta,
): PageRoute {
  const Screen = lazy(async () => {
    const [file] = await Promise.all([load(), loadTexts(namespace)]);
    return file;
  });
  return { path, Screen, useMeta: () => meta(useTexts(namespace)) };
}
