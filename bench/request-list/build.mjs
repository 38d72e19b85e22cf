// The console twice, as it goes into production: as it is, and with Datagrid for the rows of its request list.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const console = join(here, '../../console-web');

const withDatagrid = {
  name: 'datagrid-rows',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/RequestRows') ? join(here, 'DatagridRows.jsx') : null),
};

/** Answers the folder that the console was built into. */
export async function buildConsole(side, into) {
  const outDir = join(into, side);
  const plugins = side === 'datagrid' ? [withDatagrid] : [];
  await build({ root: console, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}
