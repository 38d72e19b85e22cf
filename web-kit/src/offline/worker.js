// The page of a web that is opened while nothing can be reached. The worker keeps nothing, so nothing of it goes stale: the
// page is made here, calls and files are not touched, and every address that can be reached is asked for. What the web has
// stored in words is shown with its time, while its session lasts. Where a page of it has asked for that, the shell of one
// face is stored: its page for when none can be reached, and files that are named by their content. `WEB` stands above.
const OTHERS = WEB.others === undefined ? null : new RegExp(WEB.others);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // A phone that keeps the shell keeps that of the new version, as soon as it can.
  if (WEB.shell !== undefined) event.waitUntil(hasShell().then((has) => has && keepShell()));
});
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === 'keep-shell' && WEB.shell !== undefined) event.waitUntil(keepShell());
});
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (method !== 'GET') return;
  const { pathname } = new URL(url);
  if (WEB.shell?.files.includes(pathname)) event.respondWith(fileOf(event.request));
  if (mode !== 'navigate' || OTHERS?.test(pathname)) return;
  if (WEB.shell !== undefined && `${pathname}/`.startsWith(WEB.shell.page)) event.respondWith(pageOf(event));
  else event.respondWith(reached(event).catch(notReached));
});

const SHELLS = 'shell ';
/** Named by its files: another build has another one. */
const SHELL = SHELLS + (WEB.shell?.files.join(' ') ?? '');
/** ms after which a page that does not come counts as not reached, where the shell can stand for it. */
const PATIENCE_MS = 5000;

const shells = async () => (await caches.keys()).filter((name) => name.startsWith(SHELLS));
const hasShell = async () => (await shells()).length > 0;

/** All of it or nothing, and only a page that is of the same build. What was stored before stands until then. */
async function keepShell() {
  if (await caches.has(SHELL)) return;
  const { page, files } = WEB.shell;
  try {
    const [first, ...answers] = await Promise.all(
      [page, ...files].map((path) => fetch(path, { cache: path === page ? 'reload' : 'default', credentials: 'omit' })),
    );
    const isWhole = [first, ...answers].every(({ ok }) => ok) && (await first.clone().text()).includes(files[0]);
    if (!isWhole) return;
    const cache = await caches.open(SHELL);
    await Promise.all([cache.put(page, first), ...answers.map((answer, index) => cache.put(files[index], answer))]);
  } catch {
    await caches.delete(SHELL);
    return;
  }
  for (const name of await shells()) if (name !== SHELL) await caches.delete(name);
}

const fileOf = async (request) => (await caches.match(request.url)) ?? fetch(request);

async function pageOf(event) {
  const shell = await caches.match(WEB.shell.page);
  if (shell === undefined) return reached(event).catch(notReached);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, shell));
  return Promise.race([reached(event).catch(() => shell), late]);
}

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
