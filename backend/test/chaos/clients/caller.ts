import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call, CallLog } from './call-log.js';
import type { Verdict } from '../verdicts/promises.js';
import type { Seeded } from '../seeded.js';
import type { Service } from '../service.js';

/** ms that a client waits for an answer: the server's own deadline is 8 s, and a machine may be busy. */
const PATIENCE = 30_000;
/** ms between two deeds of one person. */
const THINKING = [20, 200] as const;
/** ms before a client tries again, or goes on, after nobody answered. */
const PAUSE = 250;

type Tried = Answer & { readonly retryAfter: string | null; readonly type: string | null };

/** One client of the service: sends calls to any of its servers and writes down what it was told. */
export class Caller {
  constructor(
    private readonly service: Service,
    readonly log: CallLog,
    readonly random: Seeded,
    /** False: the load is over. */
    readonly goesOn: () => boolean,
  ) {}

  async think(): Promise<void> {
    await wait(this.random.between(...THINKING));
  }

  /** Makes a call; one with a key is repeated until it is answered or the load is over. Null: nobody answered. */
  async call(call: Call): Promise<Answer | null> {
    let wasUnanswered = false;
    for (;;) {
      const tried = await this.send(call);
      const verdict = this.verdictOf(call, tried);
      if (verdict !== 'unanswered') {
        // What an earlier try left behind may have been the reason of the refusal.
        const isOpen = verdict === 'refused' && (wasUnanswered || call.isStoredBefore === true);
        this.log.note(call, isOpen ? 'unanswered' : verdict, tried);
        return tried;
      }
      wasUnanswered = true;
      await wait(PAUSE);
      if (call.key === undefined || !this.goesOn()) {
        this.log.note(call, 'unanswered', null);
        return null;
      }
    }
  }

  /** One try, at any server; null: no answer came. */
  async send({ method, path, body, key, token }: Call): Promise<Tried | null> {
    const server = this.random.pick(this.service.called);
    const isDraining = server.leaving !== null;
    try {
      const response = await fetch(`${server.url}/api/v1${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await response.text();
      this.log.status(response.status);
      return {
        status: response.status,
        body: text === '' ? null : (JSON.parse(text) as unknown),
        retryAfter: response.headers.get('retry-after'),
        type: response.headers.get('content-type'),
      };
    } catch (error) {
      if (isTimeout(error)) this.log.failures.push(`no answer within ${PATIENCE / 1_000} s: ${method} ${path}`);
      // It ends no sooner than whoever was sent to it has an answer.
      if (isDraining) this.log.failures.push(`a server that drains gave no answer: ${method} ${path}`);
      this.log.status('none');
      return null;
    }
  }

  private verdictOf({ method, path }: Call, answer: Tried | null): Verdict {
    if (answer === null) return 'unanswered';
    const { status, body, type, retryAfter } = answer;
    if (status < 400) return 'acknowledged';
    if (!type?.startsWith('application/problem+json'))
      this.log.failures.push(`${status} without a problem document: ${method} ${path}`);
    if (status < 500) return 'refused';
    if (status !== 503 || !/^\d+$/.test(retryAfter ?? ''))
      this.log.failures.push(`${status}: ${method} ${path} ${JSON.stringify(body)}`);
    return 'unanswered';
  }
}

/** Not by its class: a test's is another one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TimeoutError';
