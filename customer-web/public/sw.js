// The page of an installed app that is opened while nothing can be reached. It keeps nothing, so nothing of it goes
// stale: the page is made here, calls and files are not touched, and every address that can be reached is asked for.
const OTHERS = /^\/(admin|staff|console|api|health|sandbox)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || OTHERS.test(new URL(url).pathname)) return;
  event.respondWith(reached(event).catch(notReached));
});

/** The page's request starts beside this script instead of after it. */
async function begin() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function reached(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function notReached() {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(page(nonce), { status: 503, headers });
}

const page = (nonce) => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>接続できません</title>
    <style nonce="${nonce}">
      :root { color-scheme: light dark; --ink: #14262e; --paper: #ffffff; --ground: #f4f8f9; --line: #d9e3e6; --accent: #0a6c74; --on-accent: #ffffff; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e6eff2; --paper: #15242a; --ground: #0d181c; --line: #2b3d44; --accent: #5fc4cb; --on-accent: #0b1a1e; }
      }
      * { box-sizing: border-box; margin: 0; }
      body { min-height: 100dvh; color: var(--ink); background: var(--ground); font: 1rem/1.7 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', system-ui, sans-serif; }
      header { padding: 16px; border-bottom: 1px solid var(--line); background: var(--paper); font-size: 1.125rem; font-weight: 700; }
      main { display: grid; gap: 16px; max-width: 480px; margin: 24px auto; padding: 0 16px; }
      h1 { font-size: 1.375rem; line-height: 1.4; }
      a { display: grid; place-items: center; min-height: 48px; border-radius: 10px; color: var(--on-accent); background: var(--accent); font-weight: 700; text-decoration: none; }
      a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      :root[lang='ja'] [lang='en'], :root[lang='en'] [lang='ja'] { display: none; }
      :lang(ja) { word-break: auto-phrase; }
    </style>
  </head>
  <body>
    <header><span lang="ja">せんたく便</span><span lang="en">Sentakubin</span></header>
    <main lang="ja">
      <h1>接続できません</h1>
      <p>インターネットにつながらないか、サービスが一時的に止まっています。つながり次第、自動で表示します。</p>
      <a href="">もう一度試す</a>
    </main>
    <main lang="en">
      <h1>No connection</h1>
      <p>You are offline, or the service is down for a moment. This page appears by itself as soon as it can be reached.</p>
      <a href="">Try again</a>
    </main>
    <script nonce="${nonce}">
      if (localStorage.getItem('laundry.customer.lang') === 'en') {
        document.documentElement.lang = 'en';
        document.title = 'No connection';
      }
      const look = () => fetch('/health/live', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {});
      addEventListener('online', look);
      setInterval(() => document.visibilityState === 'visible' && look(), 5000);
    </script>
  </body>
</html>`;
