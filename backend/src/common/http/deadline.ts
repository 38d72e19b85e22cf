import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../errors/unavailable.js';

/** ms from the moment that a call's body is there to the first byte of its answer. */
const DEADLINE = 6_500;
const RETRY_SECONDS = 5;
/** ms more where the body is still to be read: a photo over a telephone's line. */
export const READING = 20_000;

/** When the call at work has to be answered, on the clock of `performance`. */
const answerBy = new AsyncLocalStorage<number>();

/** Runs the work of a call that has to be answered in so many ms. */
export const answeredWithin = <T>(millis: number, work: () => T): T => answerBy.run(performance.now() + millis, work);

/** ms that the call at work has left; without end where nobody waits, as in a job. */
export const timeLeft = (): number => (answerBy.getStore() ?? Infinity) - performance.now();

/**
 * One deadline for the whole work of a call, guards included: no answer by then is 503, never a hang, whatever is
 * stalled. What has begun goes on and may still be stored; the Idempotency-Key is for that.
 */
export function limitTime(fastify: FastifyInstance): void {
  const timers = new WeakMap<FastifyReply, NodeJS.Timeout>();
  fastify.addHook('preHandler', (request, reply, done) => {
    // The sandbox provider reports as often as it was told to before it answers.
    if (request.routeOptions.url?.startsWith('/sandbox/') === true) return done();
    const millis = request.body instanceof Readable ? READING + DEADLINE : DEADLINE;
    const expire = () => void (reply.sent || reply.send(new Unavailable(RETRY_SECONDS)));
    timers.set(reply, setTimeout(expire, millis));
    answeredWithin(millis, done);
  });
  const clear = (reply: FastifyReply) => clearTimeout(timers.get(reply));
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    clear(reply);
    done(null, payload);
  });
  fastify.addHook('onResponse', (_request, reply, done) => {
    clear(reply);
    done();
  });
}

/** For work in many small pieces, between them: nobody waits for what goes on after its answer. Throws {@link Unavailable}. */
export function endWithTime(): void {
  if (timeLeft() <= 0) throw new Unavailable(RETRY_SECONDS);
}

/** For a call whose guards came back after its deadline was answered already: its handler does not begin. */
export function refuseAnswered(reply: FastifyReply): void {
  if (reply.sent) throw new Unavailable(RETRY_SECONDS);
}
