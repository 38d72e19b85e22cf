import type { OpenAPIObject } from '@nestjs/swagger';
import { REASON, type Reason } from '@laundry/shared/constants/reasons';
import { PROBLEM_MEDIA_TYPE, STATUS_OF_REASON, TITLES } from '../common/errors/problem.js';
import type { RouteFacts } from './route-facts.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** The one form of every error answer (RFC 9457). */
export const PROBLEM_SCHEMA: Schema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', example: 'about:blank' },
    title: { type: 'string', example: 'Conflict' },
    status: { type: 'integer', example: 409 },
    detail: { type: 'string', description: "For people, in the caller's language." },
    reason: { type: 'string', enum: Object.values(REASON), description: 'For programs.' },
    request_id: { type: 'string', format: 'uuid', description: 'Of what failed unexpectedly: its X-Request-Id.' },
    errors: {
      type: 'object',
      description: 'What is wrong, by field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    refusals: {
      type: 'array',
      description: 'The same for programs, in the order of the rules; with a reason, the field that it is about.',
      items: {
        type: 'object',
        required: ['code', 'field'],
        properties: {
          code: { type: 'string', example: 'pickup_same_day_cutoff', description: 'The key of its message.' },
          field: { type: 'string', example: 'sched_pickup_dt' },
          params: {
            type: 'object',
            description: 'What fills the places of its message.',
            additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          },
        },
      },
    },
  },
};

/** The error answers of an operation, as its parameters and its declarations have them. */
export function problemAnswers(operation: Operation, { access, reasons, goesOnDuringMaintenance }: RouteFacts) {
  const parameters = (operation.parameters ?? []).flatMap((each) => ('in' in each ? [each] : []));
  const takesBody = operation.requestBody !== undefined;
  const takesQuery = parameters.some((each) => each.in === 'query');
  const open = access?.kind === 'public';
  const statuses = new Map<number, Reason[]>();
  const add = (status: number, ...why: readonly Reason[]) =>
    statuses.set(status, [...(statuses.get(status) ?? []), ...why]);

  if (takesBody || takesQuery) [400, 422].forEach((status) => add(status));
  if (takesBody) [413, 415].forEach((status) => add(status));
  if (!open) add(401);
  if (access?.kind === 'customer') add(403, REASON.forbidden);
  if (access?.kind === 'console') add(403, REASON.forbidden, ...(goesOnDuringMaintenance ? [] : [REASON.maintenance]));
  if (parameters.some((each) => each.in === 'path')) add(404);
  for (const reason of reasons) add(STATUS_OF_REASON[reason], reason);
  if (open) add(429);
  add(503);

  return Object.fromEntries([...statuses].map(([status, why]) => [status, answer(status, why)]));
}

const answer = (status: number, reasons: readonly Reason[]) => ({
  description: [TITLES[status], ...(reasons.length > 0 ? [`(${reasons.join(', ')})`] : [])].join(' '),
  content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
});
