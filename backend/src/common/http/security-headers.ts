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

const write = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const POLICIES: readonly (readonly [prefix: RegExp, policy: string])[] = [
  [/^\/(admin|staff|console|api\/docs)(\/|$|\?|-)/, write(INLINE_STYLES)],
  [/^\//, write(STRICT)],
];

/** Headers of every answer (decisions 11). No upgrade-insecure-requests: it blanks the page over http on a LAN address. */
export async function addSecurityHeaders(app: NestFastifyApplication, https: boolean): Promise<void> {
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
    const policy = POLICIES.find(([prefix]) => prefix.test(request.url));
    if (policy !== undefined) void reply.header('content-security-policy', policy[1]);
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
}
