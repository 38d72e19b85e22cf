/**
 * Registers the page that a web shows when it is opened offline, instead of the browser's error. Waits for the load
 * event: it must not compete with the first screen's files.
 */
export function prepareOfflinePage(script: string, scope: string): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' }).catch(() => undefined); // the web does without
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
