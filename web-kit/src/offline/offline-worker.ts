import { readFileSync } from 'node:fs';

/** What the worker's page says in a language. */
interface Words {
  readonly lang: string;
  readonly brand: string;
  readonly title: string;
  readonly lead: string;
  readonly retry: string;
  /** Above what the web has stored, where it stores something. */
  readonly kept?: string;
}
type Colours = Readonly<Record<'ink' | 'ground' | 'line' | 'bar' | 'on-bar' | 'accent' | 'on-accent', string>>;

/** The web that a worker is for. */
export interface OfflineWeb {
  /** In the languages that it speaks, the one that is spoken where none was chosen first. */
  readonly words: readonly Words[];
  /** Under which the chosen language is stored. */
  readonly langKey?: string;
  /** Where in local storage it keeps `{ lines, as_of }` for this page, and the token of the session whose it is. */
  readonly kept?: { readonly key: string; readonly session: string };
  readonly day: Colours;
  /** Missing: it is light by night, too. */
  readonly night?: Colours;
  /** Paths within its scope that are another's, as an expression. */
  readonly others?: string;
  /** What it tells on the device, where its server does: whose it is, and the picture beside it. */
  readonly push?: { readonly title: string; readonly icon: string };
  /** What opens without a line, where a page of it has asked for that (`keepShell`). */
  readonly shell?: Shell;
}

/** A face whose screens open without a line: their files are stored, named by their content, so that none goes stale. */
interface Shell {
  /** Under which the face is served. */
  readonly page: string;
  /** Modules whose files come with the first one's, by the end of their names. */
  readonly modules: readonly string[];
}

/** A file of the build, as far as it matters here. */
interface Built {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}
type Bundle = Readonly<Record<string, Built>>;

/** The files that a shell takes: the entry, the chunks of its modules, and all that these import. */
function shellFiles({ modules }: Shell, bundle: Bundle, base: string): readonly string[] {
  const files = new Set<string>();
  const take = (chunk: Built | undefined): void => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports ?? []) take(bundle[name]);
  };
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  chunks.filter(({ isEntry }) => isEntry).forEach(take);
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`no file of the build has ${module}`);
    take(chunk);
  }
  return [...files].map((name) => base + name);
}

/** The worker's script for a web; its build writes it as `sw.js`. */
function offlineWorker({ shell, ...web }: OfflineWeb, bundle: Bundle, base: string): string {
  const kept = shell && { page: shell.page, files: shellFiles(shell, bundle, base) };
  const parts = ['worker.js', ...(web.push === undefined ? [] : ['push.js'])];
  const scripts = parts.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
  return [`const WEB = ${JSON.stringify({ ...web, shell: kept })};`, ...scripts].join('\n');
}

interface Emit {
  readonly emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string;
}

/** Writes the worker with the build. */
export function writeOfflineWorker(web: OfflineWeb) {
  let base = '/';
  return {
    name: 'offline-worker',
    apply: 'build' as const,
    configResolved: (config: { readonly base: string }) => void (base = config.base),
    generateBundle(this: Emit, _options: unknown, bundle: Bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: offlineWorker(web, bundle, base) });
    },
  };
}
