// One address for everything: the customer's web, the console under its two prefixes, and the API behind them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { at } from '../repository.mjs';

const CONSOLE = /^\/(admin|staff|console)(\/|\?|$)/;
const API = /^\/(api|health|sandbox)(\/|\?|$)/;
const API_PATHS = ['/api', '/health', '/sandbox'];

export async function serveWebs({ host, port, api }) {
  const vite = await import(pathToFileURL(createRequire(at('customer-web/package.json')).resolve('vite')).href);
  const server = createServer();
  const proxy = Object.fromEntries(API_PATHS.map((path) => [path, api.url]));
  // Both listen for the page's own web socket on the one server; their `base` tells them apart.
  const dev = (workspace) =>
    vite.createServer({
      root: at(workspace),
      configFile: at(workspace, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server }, proxy },
    });
  const customerWeb = await dev('customer-web');
  const consoleWeb = await dev('console-web');
  server.on('request', async (request, response) => {
    const { url } = request;
    // A call that comes while the API restarts waits for it instead of failing.
    if (API.test(url)) await api.ready;
    (CONSOLE.test(url) ? consoleWeb : customerWeb).middlewares(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
}
