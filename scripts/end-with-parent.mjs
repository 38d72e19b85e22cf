const LOOK_EVERY_MS = 500;

/**
 * Ends this process by SIGTERM once its parent is gone. npm runs scripts through a shell, and a signal sent to npm ends
 * that shell but not what the shell runs: without this the server would go on alone, holding its port.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
