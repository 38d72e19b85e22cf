import { RouteConfig } from '@nestjs/platform-fastify';

/** What a route takes besides, or instead of, JSON of at most 256 KiB. */
export type BodyKind =
  /** A form, whose bytes the handler reads: each provider has an encoding of its own. */
  | 'form'
  /** Its bytes, which are read by who guards the route (modules/photos). */
  | 'photo'
  /** JSON whose very text the caller has signed. */
  | 'signed-text'
  /** JSON with a list that somebody uploads, which may be longer. */
  | 'upload';

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: BodyKind;
  }
}

export const TakesBody = (takes: BodyKind) => RouteConfig({ takes });

/** The options of a route outside Nest that takes forms. */
export const TAKES_FORM = { config: { takes: 'form' } } as const;
