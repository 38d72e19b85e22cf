import { RouteConfig } from '@nestjs/platform-fastify';

/**
 * A body that is no JSON of at most 256 KiB: a form, whose bytes the handler reads, as each provider has an encoding of its own;
 * a photo, which comes as it is and is read by who guards the route; JSON whose very text the caller has signed; JSON with a
 * list that somebody uploads, which may be longer.
 */
export type BodyKind = 'form' | 'photo' | 'signed-text' | 'upload';

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: BodyKind;
  }
}

export const TakesBody = (takes: BodyKind) => RouteConfig({ takes });

/** The options of a route outside Nest that takes forms. */
export const TAKES_FORM = { config: { takes: 'form' } } as const;
