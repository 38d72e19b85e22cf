import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from './load-once';

/** Like React's `lazy`, which never tries again what did not arrive; `load` begins before it is drawn. */
export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loaded = loadOnce(load);
  function Lazily(props: Props) {
    return createElement(use(loaded()).default, props);
  }
  return Object.assign(Lazily, { load: loaded });
}
