import type { OutputBundle, OutputChunk } from 'rolldown';
import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { type Plugin, type ResolvedConfig, createServer, minifySync } from 'vite';
import { commonPasswords } from './common-passwords.ts';

type Prerender = typeof import('../src/prerender/prerender');
/** The modules of a page's words. */
type Words = (lang: Lang) => readonly string[];

/** How a page comes by its scripts: what differs between one with fields and one that is there to be read. */
interface Loading {
  shell: string;
  inHead: string;
  inTemplate: (lang: Lang) => string;
  root: string;
  /** The script behind the templates. */
  place: string;
}

/**
 * Writes the pages on which visitors arrive as HTML that is shown before any script has run, in both languages, with
 * the files that their screens will ask for. The server answers their addresses with them.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const { module, close } = await importPrerender(config.root);
      const { prerender, FIRST_PAGES, BEFORE_ALL, PLACE, PLACE_TO_READ } = module;
      const script = (name: string, source: string): string =>
        `<script src="/${this.getFileName(this.emitFile({ type: 'asset', name, source: minifySync(name, source).code }))}"></script>`;
      const choose = script('choose.js', BEFORE_ALL);
      const place = script('place.js', PLACE);
      const placeToRead = script('place-to-read.js', PLACE_TO_READ);
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('no index.html');
      const preloads = (modules: readonly string[], html: string): string => {
        const linked = new Set([...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, file]) => file));
        return filesOf(bundle, modules)
          .filter((file) => !linked.has(file))
          .map(preload)
          .join('');
      };
      const html = textsFirst(String(shell.source)).replace('<title>', `${choose}\n    <title>`);
      shell.source = html.replace('</head>', () => `${preloads(['start.tsx'], html)}</head>`);
      const shellHtml = shell.source;
      const skeleton = between(shellHtml, '<div id="root">', '</main>');
      // With its scripts: the screen's at once, the words of the chosen language only.
      const ofFields = (screen: string, words: Words): Loading => ({
        shell: shellHtml,
        inHead: preloads([screen], shellHtml),
        inTemplate: (lang) => preloads(words(lang), shellHtml),
        root: '<div id="root">',
        place,
      });
      // All of its scripts stand where nothing asks for them yet.
      const toRead = (path: string, screen: string, words: Words): Loading => ({
        shell: html,
        inHead: LANGS.map(
          (lang) =>
            `<template data-scripts="${lang}">${preloads(['start.tsx', screen, ...words(lang)], html)}</template>`,
        ).join(''),
        inTemplate: () => '',
        root: `<div id="root" data-path="${path}">`,
        place: placeToRead,
      });
      for (const page of FIRST_PAGES) {
        const { path, screen, texts, isRead } = page;
        const prerendered = { ja: await prerender(page, 'ja'), en: await prerender(page, 'en') };
        const words: Words = (lang) => ['common', 'shell', ...texts].map((name) => `i18n/${lang}/${name}.ts`);
        const loading = isRead ? toRead(path, screen, words) : ofFields(screen, words);
        const templates = LANGS.map((lang) =>
          prerendered[lang].template.replace('>', () => `>${loading.inTemplate(lang)}`),
        );
        const firsts = [...templates, `<template data-first="shell">${skeleton}</template>`, loading.place];
        const source = loading.shell
          .replace(/<title>[^<]*<\/title>/, () => prerendered.ja.head)
          .replace('</head>', () => `${loading.inHead}</head>`)
          .replace('<div id="root">', loading.root)
          .replace(skeleton, () => firsts.join('\n'));
        this.emitFile({ type: 'asset', fileName: `pages${path === '/' ? '/home' : path}.html`, source });
      }
      await close();
    },
  };
}

/** The screens, run here: nothing is stored, nobody is signed in, and no browser is there. */
async function importPrerender(root: string): Promise<{ module: Prerender; close: () => Promise<void> }> {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const window = { location: { origin: '', pathname: '/', search: '' } };
  const document = { documentElement: {}, referrer: '' };
  Object.assign(globalThis, { window, document, localStorage: nothing, sessionStorage: nothing });
  const server = await createServer({
    root,
    configFile: false,
    plugins: [commonPasswords()],
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const module = (await server.ssrLoadModule('/src/prerender/prerender.tsx')) as Prerender;
  return { module, close: () => server.close() };
}

/** Text and style come first: scripts make way for them on a slow line. */
const textsFirst = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

const preload = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n    `;

/** The chunks of modules, and all that those import. */
function filesOf(bundle: OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const isIt = (id: string | null): boolean => id?.endsWith(`/src/${module}`) === true;
    const chunk =
      chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ?? chunks.find((each) => each.moduleIds.some(isIt));
    if (!chunk) throw new Error(`no chunk of ${module}`);
    add(chunk.fileName);
  }
  return [...found];
}

function between(text: string, before: string, last: string): string {
  const start = text.indexOf(before) + before.length;
  return text.slice(start, text.indexOf(last, start) + last.length);
}
