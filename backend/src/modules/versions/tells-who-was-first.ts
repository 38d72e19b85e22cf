import {
  applyDecorators,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { REASON } from '@laundry/shared/constants/reasons';
import { isRowId, parseRowId } from '@laundry/shared/text/row-id';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Conflict } from '../../common/errors/conflict.js';
import { Stale } from './stale.js';
import { type Operations, WhoChanged } from './who-changed.js';

const SUBJECT = 'subject-of-stale';

/** Of what operations the refusals of a call as `stale` tell. */
interface Subject extends Operations {
  /** What may make the call stale between its decision and its write besides. */
  readonly staleAfter?: Operations['types'];
}

/**
 * What the call refuses as `stale` names who was first and when, out of the history (handbook/console.md#two-people-at-once):
 * of the operations that change what it compares, no other.
 */
export const TellsWhoWasFirst = (subject: Subject) =>
  applyDecorators(SetMetadata(SUBJECT, subject), UseInterceptors(WhoWasFirst));

/** What a row is called in bodies and answers. */
const ID_FIELDS = { user_id: 'user_id', wreq_id: 'wash_request_id' } as const;

type Request = FastifyRequest<{ Params: { id?: string }; Body: Readonly<Record<string, unknown>> | undefined }>;

@Injectable()
class WhoWasFirst implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(WhoChanged) private readonly who: WhoChanged,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(
        catchError((error: unknown) =>
          from(this.told(error, context)).pipe(mergeMap((told) => throwError(() => told))),
        ),
      );
  }

  private async told(error: unknown, context: ExecutionContext): Promise<unknown> {
    const isNameless = error instanceof DomainError && error.reason === REASON.stale && !(error instanceof Stale);
    const subject = this.reflector.getAllAndOverride<Subject>(SUBJECT, [context.getHandler(), context.getClass()]);
    if (!isNameless) return error;
    const ids = changedIn(error, subject) ?? idsOf(context.switchToHttp().getRequest<Request>(), subject);
    if (ids.length === 0) return error;
    const { column, types, staleAfter = [] } = subject;
    const isConflict = error instanceof Conflict;
    const change = await this.who.latest({ column, types: isConflict ? [...types, ...staleAfter] : types }, ids);
    const hasOwnWords = error.messageKey !== undefined && error.messageKey !== REASON.stale;
    if (hasOwnWords) return new Stale(change, this.clock.now(), error.details, error.messageKey, error.refusals);
    return new Stale(change, this.clock.now(), error.details);
  }
}

/** Those of several that changed, where the refusal names them; null: it does not. */
function changedIn({ details }: DomainError, { column }: Operations): readonly number[] | null {
  const named = [details[ID_FIELDS[column]]].flat().filter(isRowId);
  return named.length === 0 ? null : named;
}

function idsOf({ params, body }: Request, { column }: Operations): readonly number[] {
  const own = parseRowId(params.id ?? '');
  if (own !== null) return [own];
  return [body?.[ID_FIELDS[column]]].flat().filter(isRowId);
}
