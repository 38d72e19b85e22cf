const { readdirSync } = require('node:fs');
const { join } = require('node:path');

// Who may import whom (ARCHITECTURE.md, "Directions"). Run from the root over the src folders.
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const RULES = 'shared/src/rules';
/** A folder of rules builds on those before it. */
const ROOMS_OF_RULES = [
  ...['calls', 'versions', 'calendar', 'plans', 'payments', 'accounts', 'companies', 'areas', 'care'],
  ...['stages', 'dates', 'door-code', 'booking', 'onetime', 'weekly', 'absence', 'dispatch', 'files', 'assignment'],
  ...['visits', 'labels', 'proofs', 'claims', 'work', 'history', 'live', 'insights', 'maintenance'],
];
const unplaced = readdirSync(join(__dirname, RULES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ROOMS_OF_RULES.includes(entry.name))
  .map(({ name }) => name);
if (unplaced.length > 0) throw new Error(`${RULES}: which folders do these build on? ${unplaced.join(', ')}`);

/** A room of the console builds on those after it. */
const ROOMS_OF_CONSOLE = ['layout|pages', 'resources', 'components', 'providers|theme|i18n'];

module.exports = {
  forbidden: [
    error(
      'no-cycles',
      'Entities that refer to each other do so by type.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    error(
      'resolvable',
      'What is imported exists.',
      { pathNot: '\\.css$' },
      { couldNotResolve: true, pathNot: '\\?raw$|\\?url$|^virtual:' },
    ),
    error(
      'no-test-code',
      'Tests import the product, never the other way.',
      { pathNot: '\\.test\\.tsx?$|/(test|testing)/|\\.setup\\.ts$|\\.config\\.ts$' },
      {
        path: '\\.test\\.tsx?$|/src/(test|testing)/|^backend/test/',
      },
    ),

    error(
      'shared-stands-alone',
      'shared: plain rules, no I/O, no framework.',
      { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      {
        pathNot: ['^shared/src'],
      },
    ),

    ...ROOMS_OF_RULES.slice(0, -1).map((room, at) =>
      error(
        `rules-${room}`,
        'A folder of rules builds on those before it in the list.',
        { path: `^shared/src/rules/${room}/` },
        { path: `^shared/src/rules/(${ROOMS_OF_RULES.slice(at + 1).join('|')})/` },
      ),
    ),

    error(
      'common-knows-no-module',
      'common/ knows no domain module.',
      { path: '^backend/src/(common|config)/' },
      { path: '^backend/src/(modules|database/(seeds|migrations))/' },
    ),
    error(
      'module-internals',
      'Another module offers use-cases, queries, entities, and views to embed; its handlers and bodies are its own matter.',
      // The job runner lists every job; a body may be built on another body.
      {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: '\\.(test|dto)\\.ts$|^backend/src/modules/jobs/jobs\\.module\\.ts$',
      },
      {
        path: '^backend/src/modules/.*\\.(controller|dto|job)\\.ts$',
        pathNot: '^backend/src/modules/($1|jobs)/',
      },
    ),
    error(
      'entities-know-entities',
      'controller → use-case or queries → entity.',
      { path: '\\.entity\\.ts$' },
      { path: '^backend/src/modules/', pathNot: '\\.entity\\.ts$' },
    ),
    error(
      'below-users',
      'Sessions, the balance, the history and the links of visits stand below the users, versions below all: no two modules import each other. Entities may refer to each other.',
      { path: '^backend/src/modules/(versions|sessions|balance|history|visit-links)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/($1|versions)/', '\\.entity\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'use-cases-know-no-http',
      'controller → use-case or queries → entity.',
      { path: '^backend/src/modules/', pathNot: '\\.(test|module|controller)\\.ts$' },
      {
        path: '\\.controller\\.ts$',
      },
    ),
    error(
      'webs-know-only-types',
      'A web takes types from the server, nothing that runs.',
      { path: '^(customer|console)-web/src' },
      {
        path: '^backend/',
        pathNot: '^backend/generated/api\\.d\\.ts$',
      },
    ),
    error(
      'kit-stands-alone',
      'web-kit: what any web of this server needs; it knows no screen and no resource.',
      { path: '^web-kit/src' },
      { path: '^(backend|customer-web|console-web)/' },
    ),
    error(
      'webs-are-apart',
      'The two webs share by shared/ and web-kit/ only.',
      { path: '^(customer|console)-web/src' },
      {
        path: '^(customer|console)-web/src',
        pathNot: '^$1-web/src',
      },
    ),

    error(
      'features-are-apart',
      'Features do not import each other.',
      { path: '^customer-web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^customer-web/src/features/',
        pathNot: '^customer-web/src/features/$1/',
      },
    ),
    error(
      'features-know-no-routes',
      'app → routes → features → components.',
      { path: '^customer-web/src/features/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^customer-web/src/(app|routes)/',
      },
    ),
    error(
      'components-know-no-feature',
      'app → routes → features → components.',
      { path: '^customer-web/src/(components|lib|i18n)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^customer-web/src/(app|routes|features)/',
      },
    ),
    error(
      'lib-knows-no-component',
      'app → routes → features → components → lib.',
      { path: '^customer-web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^customer-web/src/components/',
      },
    ),
    error(
      'routes-know-no-app',
      'app → routes → features → components.',
      { path: '^customer-web/src/routes/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^customer-web/src/app/',
      },
    ),
    error(
      'console-frame-and-pages-are-apart',
      'layout, pages → resources → components → providers: pages stand in the frame and neither knows the other.',
      { path: '^console-web/src/(layout|pages)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^console-web/src/(layout|pages)/', pathNot: '^console-web/src/$1/' },
    ),
    ...ROOMS_OF_CONSOLE.slice(1).map((room, at) =>
      error(
        `console-${room}`,
        'layout, pages → resources → components → providers.',
        { path: `^console-web/src/(${room})/`, pathNot: '\\.test\\.tsx?$' },
        { path: `^console-web/src/(${ROOMS_OF_CONSOLE.slice(0, at + 1).join('|')})/` },
      ),
    ),
    error(
      'console-rooms-know-no-root',
      'App puts the rooms together; none of them knows it.',
      { path: '^console-web/src/[^/]+/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^console-web/src/[^/]+$' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/', '(^|/)generated/'] },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
