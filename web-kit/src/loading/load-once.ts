/** Code or words of a screen that did not arrive. */
export class LoadFailed extends Error {
  override name = 'LoadFailed';
}

const failed = new Set<() => void>();

/**
 * Loads something once and keeps its promise, in the form that React's `use` reads without suspending when it is done.
 * A failure is kept too, or a screen that waits for it would ask again and again; `forgetFailedLoads` lets all be asked anew.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  const start = (): Promise<T> => {
    const loading = load().catch((cause: unknown) => {
      failed.add(() => {
        kept = undefined;
      });
      throw new LoadFailed('not loaded', { cause });
    });
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined, // told to whoever asked
    );
    return loading;
  };
  return () => (kept ??= start());
}

export function forgetFailedLoads(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
