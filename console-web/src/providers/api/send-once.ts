import type { Heard } from '@laundry/shared/rules/calls/unanswered';
import { UnansweredCalls } from '@laundry/shared/rules/calls/unanswered-calls';
import { REASON } from '@laundry/shared/constants/reasons';
import { shellTexts } from '../../i18n/shell';

type Send = (request: Request) => Promise<Response>;

const READS = new Set(['GET', 'HEAD']);
const underWay = new Map<string, Promise<Response>>();
const calls = new UnansweredCalls();

/**
 * A write that is under way is not sent a second time: whoever clicks twice, before a button could turn grey, gets the
 * one answer. Its answer is read in the light of the same before it, of which nothing was heard.
 */
export async function sendOnce(request: Request, send: Send): Promise<Response> {
  if (READS.has(request.method)) return send(request);
  const key = `${request.method} ${request.url} ${await request.clone().text()}`;
  const running = underWay.get(key);
  if (running !== undefined) return (await running).clone();
  const sending = send(request);
  underWay.set(key, sending);
  try {
    const response = await sending;
    const reading = calls.read(key, request.method, await heard(response));
    if (reading === 'done') return new Response(null, { status: 204 });
    // The one that was sent is never read itself, so that every reader has a copy.
    return reading === 'unknown' ? perhapsOwn() : response.clone();
  } catch (error) {
    calls.read(key, request.method, { status: 0, reason: null });
    throw error;
  } finally {
    underWay.delete(key);
  }
}

async function heard(response: Response): Promise<Heard> {
  const { status, ok } = response;
  if (ok) return { status, reason: null };
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const isNamed = typeof problem === 'object' && problem !== null && 'reason' in problem;
  return { status, reason: isNamed ? String(problem.reason) : null };
}

/** It is stale: everybody looks again. Whether by the first try or by somebody else, nobody knows. */
const perhapsOwn = (): Response =>
  Response.json({ status: 409, reason: REASON.stale, detail: shellTexts.error.perhapsDone }, { status: 409 });
