import type { Plugin } from 'vite';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Runs before all others, and says so when they do not come: it waits for none of them. */
const MAIN = /\/src\/main\.ts$/;
/** Screens that most people see first. */
const START = /\/src\/(start\.tsx|routes\/LoginPage\.tsx)$/;
const REGISTER = /\/src\/routes\/RegisterPage\.tsx$/;
const REQUEST = /\/src\/routes\/WashRequestPage\.tsx$/;

const either = (parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));

/** What later screens share, each of a few hundred bytes. */
const PARTS = (
  'has-left next-leg venue-room address-lines own-notifications use-copy suspension begin-date done-kind new-price use-place ' +
  'Repriced EmptyState Badge Questions PlanUnknown RequestGone AgainNote NoBags NotServed Invitation cost-centre cost-centres reasons'
)
  .split(' ')
  .map((name) => new RegExp(`/${name}\\.(js|tsx?)$`));

/** What lists of requests share. */
const ROWS = (
  'wash-requests/onetime/hold/ wash-requests/onetime/api. ' +
  'shared/dist/rules/visits/missed-leg. shared/dist/rules/stages/drives. wash-requests/calendar/ absence/MissedVisit visit/opens-at-once ' +
  'wash-requests/LegMoment wash-requests/use-leg-words wash-requests/Remarks wash-requests/StageTrack wash-requests/request-row ' +
  'wash-requests/use-request-facts'
)
  .split(' ')
  .map((path) => new RegExp(`/${path.replace('.', '\\.')}`));

/** A module that is named here and is not there any more, renamed for instance, ends the build: its chunk would go unsaid. */
export const chunkedModulesExist = (): Plugin => ({
  name: 'chunked-modules-exist',
  apply: 'build',
  buildEnd(error) {
    if (error !== undefined) return;
    const ids = [...this.getModuleIds()];
    const gone = [...PARTS, ...ROWS].filter((part) => !ids.some((id) => part.test(id)));
    if (gone.length > 0) this.error(`no module matches ${gone.join(', ')} (build/chunks.ts)`);
  },
});

const usedBy =
  (name: string, ...screens: RegExp[]) =>
  (id: string, graph: ModuleGraph): string | null => {
    const users = usersOf(id, graph);
    return screens.every((screen) => users.some((user) => screen.test(user))) ? name : null;
  };

/**
 * A phone asks for six files at a time: what the first screens need comes in a few files, and not in one for each way in
 * which modules are shared. The first that fits has a module; what only other screens need is left to the bundler.
 */
export const CHUNKS = [
  // Of each language's catalogues: with a screen the lines of both would come.
  { name: 'wording-ja', test: /\/text\/wording\/wording-ja\./, priority: 9 },
  { name: 'wording-en', test: /\/text\/wording\/wording-en\./, priority: 9 },
  { name: usedBy('main', MAIN), priority: 8 },
  { name: 'libraries', test: /node_modules\/(?!.*\/(useInfiniteQuery|infiniteQueryObserver)\.)/, priority: 7 },
  // One later screen pages through its rows by what is left.
  { name: 'pages-of-rows', test: /node_modules/, priority: 6 },
  { name: usedBy('start', START), priority: 5 },
  { name: usedBy('forms', REGISTER, REQUEST), priority: 4 },
  // Words of the registration, and of the rows that the request page shows later.
  { name: 'wording', test: /\/text\/wording\/wording(-table)?\./, priority: 3 },
  { name: usedBy('register', REGISTER), priority: 2 },
  { name: usedBy('request', REQUEST), priority: 1 },
  // Small ones of one matter: the first screen's file names every file that may come later.
  { name: 'legal', test: /\/src\/(features\/legal\/|routes\/(Tokushoho|Privacy|Terms)Page)/, priority: 0 },
  { name: 'password', test: /\/src\/(features\/password\/|routes\/Password\w+Page)/, priority: 0 },
  { name: 'parts', test: either(PARTS), priority: 0 },
  { name: 'rows', test: either(ROWS), priority: 0 },
];

/** All modules that import it, at whatever distance; what is imported later, when it is needed, does not count. */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const found = new Set([id]);
  for (const each of found) graph.getModuleInfo(each)?.importers.forEach((importer) => found.add(importer));
  return [...found];
}
