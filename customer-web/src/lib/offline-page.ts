/**
 * Lets an installed app that is opened without a line say so, instead of the browser's own error. After everything else
 * is here: it must not take the line from the first screen.
 */
export function prepareOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined); // the app does without
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
