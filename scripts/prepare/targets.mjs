// What is built, by which npm scripts of the workspace, from which sources.
import { at } from '../repository.mjs';

const always = [at('tsconfig.base.json'), at('package-lock.json')];

/**
 * name: the workspace; stage: what comes before needs nothing of what comes after; scripts: run one after another; sources: files and folders that decide whether it is stale;
 * results: what a finished build leaves behind.
 */
export const targets = [
  { name: 'shared', stage: 1, scripts: ['build'], sources: [at('shared'), ...always], results: [] },
  {
    name: 'backend',
    stage: 2,
    scripts: ['build', 'openapi'],
    sources: [at('backend'), at('shared'), ...always],
    results: [at('backend/dist/main.js'), at('backend/generated/api.d.ts')],
  },
  web('customer-web'),
  web('console-web'),
];

/** The kit of both webs is built into each of them; of the server they take types only, which no bundle has. */
function web(name) {
  const sources = [at(name), at('web-kit'), at('shared'), ...always];
  return { name, stage: 2, scripts: ['build'], sources, results: [at(name, 'dist/index.html')] };
}

/** Where the fingerprint of the sources of the last finished build is kept; a build that empties dist takes it away. */
export const stampOf = ({ name }) => at(name, 'dist/.stamp');
