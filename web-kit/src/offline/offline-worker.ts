import { readFileSync } from 'node:fs';

/** What the worker's page says in a language. */
interface Words {
  readonly lang: string;
  readonly brand: string;
  readonly title: string;
  readonly lead: string;
  readonly retry: string;
  /** Above what the web has kept, where it keeps something. */
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
}

/** The worker's script for a web; its build writes it as `sw.js`. */
const offlineWorker = (web: OfflineWeb): string =>
  `const WEB = ${JSON.stringify(web)};\n${readFileSync(new URL('worker.js', import.meta.url), 'utf8')}`;

/** Writes the worker with the build. */
export const writeOfflineWorker = (web: OfflineWeb) => ({
  name: 'offline-worker',
  apply: 'build' as const,
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }) {
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: offlineWorker(web) });
  },
});
