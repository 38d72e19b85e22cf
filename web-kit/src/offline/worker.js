// The page of a web that is opened while nothing can be reached. The worker keeps nothing, so nothing of it goes stale: the
// page is made here, calls and files are not touched, and every address that can be reached is asked for. What the web has
// kept in words is shown with its time, while its session lasts. `WEB` stands above.
const OTHERS = WEB.others === undefined ? null : new RegExp(WEB.others);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || OTHERS?.test(new URL(url).pathname)) return;
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

const [first] = WEB.words;
const colours = (of) =>
  Object.entries(of)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
const night = WEB.night && `@media (prefers-color-scheme: dark) { :root { ${colours(WEB.night)} } }`;
const each = (write) => WEB.words.map(write).join('\n');

const keptPart = (title) =>
  WEB.kept === undefined ? '' : `      <section hidden><h2>${title}</h2><div></div></section>\n`;

/** As text: nothing of what is stored becomes a part of the page. A session that is ended in another tab takes it away. */
const keptScript = ({ key, session }) => `      const kept = () => {
        try {
          const { lines, as_of } = JSON.parse(localStorage.getItem('${key}') ?? '{}');
          return localStorage.getItem('${session}') && Array.isArray(lines) ? [...lines, as_of] : [];
        } catch {
          return [];
        }
      };
      const show = () => {
        const lines = kept();
        for (const section of document.querySelectorAll('section')) {
          section.hidden = lines.length === 0;
          section.lastElementChild.replaceChildren(
            ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
          );
        }
      };
      show();
      addEventListener('storage', show);
`;

const page = (nonce) => `<!doctype html>
<html lang="${first.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="${night ? 'light dark' : 'light'}">
    <title>${first.title}</title>
    <style nonce="${nonce}">
      :root { color-scheme: ${night ? 'light dark' : 'light'}; ${colours(WEB.day)} }
      ${night ?? ''}
      * { box-sizing: border-box; margin: 0; }
      body { min-height: 100dvh; color: var(--ink); background: var(--ground); font: 1rem/1.7 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', system-ui, sans-serif; }
      header { padding: 16px; border-bottom: 1px solid var(--line); color: var(--on-bar); background: var(--bar); font-size: 1.125rem; font-weight: 700; }
      main { display: grid; gap: 16px; max-width: 480px; margin: 24px auto; padding: 0 16px; }
      h1 { font-size: 1.375rem; line-height: 1.4; }
      h2 { font-size: 1rem; }
      section { padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--bar); color: var(--on-bar); }
      [hidden] { display: none; }
      a { display: grid; place-items: center; min-height: 48px; border-radius: 10px; color: var(--on-accent); background: var(--accent); font-weight: 700; text-decoration: none; }
      a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      ${each(({ lang }) => `:root[lang='${lang}'] [lang]:not([lang='${lang}']) { display: none; }`)}
      :lang(ja) { word-break: auto-phrase; }
    </style>
  </head>
  <body>
    <header>${each(({ lang, brand }) => `<span lang="${lang}">${brand}</span>`)}</header>
    ${each(
      ({ lang, title, lead, retry, kept }) => `<main lang="${lang}">
      <h1>${title}</h1>
      <p>${lead}</p>
${keptPart(kept)}      <a href="">${retry}</a>
    </main>`,
    )}
    <script nonce="${nonce}">
      const titles = ${JSON.stringify(Object.fromEntries(WEB.words.map(({ lang, title }) => [lang, title])))};
      const lang = localStorage.getItem('${WEB.langKey ?? ''}');
      if (Object.hasOwn(titles, lang)) {
        document.documentElement.lang = lang;
        document.title = titles[lang];
      }
${WEB.kept === undefined ? '' : keptScript(WEB.kept)}      const look = () => fetch('/health/live', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {});
      addEventListener('online', look);
      setInterval(() => document.visibilityState === 'visible' && look(), 5000);
    </script>
  </body>
</html>`;
