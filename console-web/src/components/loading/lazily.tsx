import { type ComponentType, use } from 'react';

/** Code of a screen that did not arrive. */
export class LoadFailed extends Error {
  override name = 'LoadFailed';
}

const failed = new Set<() => void>();

/** Lets everything that did not arrive be asked for anew. */
export function forgetFailedLoads(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/**
 * Like React's `lazy`, which never tries again what did not arrive. A failure is kept until it is forgotten, or a screen
 * that waits for it would ask again and again.
 */
export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let kept: ReturnType<typeof load> | undefined;
  const start = () => {
    const loading = load().catch((cause: unknown) => {
      failed.add(() => {
        kept = undefined;
      });
      throw new LoadFailed('not loaded', { cause });
    });
    // The form that `use` reads without suspending: a screen seen before is drawn at once.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined, // told to whoever asked
    );
    return loading;
  };
  return function Lazily(props: Props) {
    const { default: Screen } = use((kept ??= start()));
    return <Screen {...props} />;
  };
}
