/// <reference types="trusted-types" />

/**
 * Registers the page that a web shows when it is opened offline, instead of the browser's error. Waits for the load
 * event: it must not compete with the first screen's files.
 */
export function prepareOfflinePage(script: string, scope: string): void {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The security policy lets no other text name a script.
    window.trustedTypes?.createPolicy('default', {
      createScriptURL: (url) => {
        if (url === script) return url;
        throw new Error(url);
      },
    });
  } catch {
    return; // something in the browser has taken the policy's name: the web does without
  }
  const register = () => {
    navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' }).catch(() => undefined); // the web does without
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** Asks the worker of this page to keep its shell, so that it opens without a line. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-shell'));
}
