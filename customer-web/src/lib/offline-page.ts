/**
 * Registers the page that an installed app shows when it is opened offline, instead of the browser's error. Waits for the
 * load event: it must not compete with the first screen's files.
 */
export function prepareOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined); // the app does without
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
