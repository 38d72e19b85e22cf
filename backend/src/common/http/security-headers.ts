import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const STRICT = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};
/** The component library of the console, and the API pages, put style elements into the page. */
const INLINE_STYLES = { ...STRICT, 'style-src': "'self' 'unsafe-inline'" };
/** No text becomes a script in a page of ours; the one policy lets the page's own worker through (web-kit/src/offline). */
const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' };

const write = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const OF_CONSOLE = /^\/(admin|staff|console)(\/|$)/;
/** Made by a library, which writes into the page as it likes. */
const API_PAGES = /^\/api\/docs(\/|$|-)/;
/** Where labels are scanned with the device's camera (docs/decisions/099). */
const WITH_CAMERA = /^\/(admin|staff)(\/|$)/;
const devices = (camera: string): string => `camera=(${camera}), geolocation=(), microphone=()`;
/** What is cached by nobody: data, and whatever has no route. Pages and files say for themselves. */
const UNKEPT = /^\/(api|health|sandbox)\//;

/** Headers of an answer that is given before there is a route. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': write(STRICT),
  'cache-control': 'no-store',
};

/** Headers of every answer; forms may be posted to `formHosts` besides, the card provider's. No upgrade-insecure-requests: it blanks the page over http on a LAN address. */
export async function addSecurityHeaders(
  app: NestFastifyApplication,
  { https, formHosts }: { https: boolean; formHosts: readonly string[] },
): Promise<void> {
  const formAction = [STRICT['form-action'], ...formHosts].join(' ');
  const ours = { 'form-action': formAction, ...TRUSTED_TYPES };
  const strictPolicy = write({ ...STRICT, ...ours });
  const consolePolicy = write({ ...INLINE_STYLES, ...ours });
  const apiPagesPolicy = write({ ...INLINE_STYLES, 'form-action': formAction });
  const policyOf = (route: string): string => {
    if (API_PAGES.test(route)) return apiPagesPolicy;
    return OF_CONSOLE.test(route) ? consolePolicy : strictPolicy;
  };
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    // Both only work on secure origins, and make browsers warn elsewhere.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // By the route that was found, not by the address, which may spell it otherwise (`/%61pi/`).
    const route = request.routeOptions.url ?? '';
    void reply.header('content-security-policy', policyOf(route));
    void reply.header('permissions-policy', devices(WITH_CAMERA.test(route) ? 'self' : ''));
    if (route === '' || UNKEPT.test(route)) void reply.header('cache-control', 'no-store');
    done();
  });
}
