import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unkeyed, type MessageParams } from '@laundry/shared/messages/keyed';
import { isMessageKey, message, type MessageKey } from '@laundry/shared/messages/message';
import type { Lang } from '@laundry/shared/constants/langs';
import { callerLanguage } from '../http/caller-language.js';
import { LOG, type Log } from '../http/log/log.js';
import { isUnavailable } from '../transaction/database-errors.js';
import { DomainError } from './domain-error.js';
import { FieldErrors } from './field-errors.js';
import { KeyErrors } from './key-errors.js';
import { Malformed } from './malformed.js';
import { NotFound } from './not-found.js';
import { PROBLEM_TYPE, problemJson, STATUS_OF_REASON, TITLES } from './problem.js';
import { TooManyTries } from './too-many-tries.js';
import { Unauthorized } from './unauthorized.js';
import { Unavailable } from './unavailable.js';

interface Answer {
  readonly status: number;
  readonly detail: string;
  readonly retryAfterSeconds?: number;
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Writes every error of every route as problem+json, in the caller's language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const answer = this.answer(error, callerLanguage(request), request);
    if (answer.retryAfterSeconds !== undefined) void reply.header('retry-after', String(answer.retryAfterSeconds));
    if (answer.status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply
      .status(answer.status)
      .header('cache-control', 'no-store')
      .type(PROBLEM_TYPE)
      .send(problemJson(answer.status, answer.detail, answer.members));
  }

  private answer(error: unknown, lang: Lang, request: FastifyRequest): Answer {
    const text = (keyed: string, params?: MessageParams): string => {
      const { code, params: own } = unkeyed(keyed);
      return isMessageKey(code) ? message(lang, code, { ...own, ...params }) : keyed;
    };
    if (error instanceof FieldErrors) {
      const errors = Object.fromEntries(
        Object.entries(error.errors).map(([field, keys]) => [
          field,
          error instanceof KeyErrors ? keys : keys.map((key) => text(key, error.params)),
        ]),
      );
      const { refusals, reason } = error;
      const members = { errors, refusals, ...(reason !== undefined && { reason }) };
      return { status: 422, detail: text('input_errors'), members };
    }
    if (error instanceof DomainError) {
      return {
        status: STATUS_OF_REASON[error.reason],
        detail: text(error.messageKey ?? error.reason, error.params),
        members: {
          reason: error.reason,
          ...error.details,
          ...(error.refusals.length > 0 && { refusals: error.refusals }),
        },
      };
    }
    if (error instanceof Malformed) return { status: 400, detail: text('malformed') };
    if (error instanceof NotFound) return { status: 404, detail: text(error.message), members: error.members };
    if (error instanceof Unauthorized) return { status: 401, detail: text(error.messageKey) };
    if (error instanceof TooManyTries) {
      return { status: 429, detail: text('too_many_tries'), retryAfterSeconds: error.retryAfterSeconds };
    }
    if (error instanceof Unavailable) {
      const members = error.reason === undefined ? {} : { reason: error.reason };
      return {
        status: 503,
        detail: text(error.reason ?? 'unavailable'),
        retryAfterSeconds: error.retryAfterSeconds,
        members,
      };
    }
    if (isUnavailable(error)) {
      this.log.warn({ err: error, url: request.routeOptions.url, request_id: request.id }, 'database unavailable');
      return { status: 503, detail: text('unavailable'), retryAfterSeconds: 5 };
    }
    const status = httpStatus(error);
    if (status !== null && status < 500) {
      return { status, detail: text(DETAILS[status] ?? TITLES[status] ?? 'Error') };
    }
    this.log.error({ err: error, url: request.routeOptions.url, request_id: request.id }, 'unexpected error');
    return { status: 500, detail: text('unexpected'), members: { request_id: request.id } };
  }
}

/** What the framework's own refusals say. */
const DETAILS: Readonly<Record<number, MessageKey>> = {
  400: 'malformed',
  404: 'not_found',
  413: 'body_too_large',
  415: 'media_type',
};

/** The status that the framework gave an error of its own: no such route, not JSON, too large. */
function httpStatus(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const isNamed = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isNamed && typeof error.statusCode === 'number' ? error.statusCode : null;
}
