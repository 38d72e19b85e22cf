import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isOperator } from '@laundry/shared/constants/roles';
import type { Lang } from '@laundry/shared/constants/langs';

/** Language of messages: back office Japanese; else Accept-Language when it names ja or en, the account's, Japanese. */
export function callerLanguage(request: FastifyRequest): Lang {
  const principal = request.user;
  if (principal !== undefined && isOperator(principal)) return 'ja';
  return namedLanguage(request.headers['accept-language']) ?? principal?.lang ?? 'ja';
}

/** The language that the caller of a route is answered in. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Lang =>
  callerLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The first of ja and en that an Accept-Language header names, weights minded. */
function namedLanguage(header: string | undefined): Lang | null {
  if (header === undefined) return null;
  const ranked = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((each) => each.trim().startsWith('q='));
      return { lang: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) };
    })
    .filter((each): each is { lang: Lang; weight: number } => each.lang === 'ja' || each.lang === 'en')
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked[0]?.lang ?? null;
}
