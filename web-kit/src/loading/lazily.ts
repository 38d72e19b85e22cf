import { type ComponentType, createElement, use } from 'react';
import { keptLoad } from './kept-load';

/** Like React's `lazy`, which never tries again what did not arrive; `load` begins before it is drawn. */
export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loaded = keptLoad(load);
  function Lazily(props: Props) {
    return createElement(use(loaded()).default, props);
  }
  return Object.assign(Lazily, { load: loaded });
}
