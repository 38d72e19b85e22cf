import { CALL_LIMIT_MS } from '@laundry/shared/rules/calls/unanswered';
import { UnansweredCalls } from '@laundry/shared/rules/calls/unanswered-calls';
import { sendBy } from './api';
import { apiErrorOf } from './api-error';
import { currentVisit } from './session/session-token';

const calls = new UnansweredCalls();

/**
 * Sends a call, of which nothing is heard after a while, and reads it in the light of the same before it: a deletion that
 * was done then has succeeded, and of what may have been done then nobody knows still. What takes longer is lost, and must
 * not arrive when the line is back.
 */
async function askAgain(request: Request): Promise<Response> {
  const call = [currentVisit(), request.method, request.url, await request.clone().text()].join(' ');
  const response = await globalThis.fetch(request, { signal: AbortSignal.timeout(CALL_LIMIT_MS) }).catch((error) => {
    calls.read(call, request.method, { status: 0, reason: null });
    throw error;
  });
  const reading = calls.read(call, request.method, await heard(response));
  if (reading === 'done') return new Response(null, { status: 204 });
  return reading === 'unknown' ? new Response(null, { status: 503 }) : response;
}

async function heard(response: Response) {
  if (response.ok) return { status: response.status, reason: null };
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return apiErrorOf(response.status, body);
}

// Imported by whoever changes or deletes: the first screens do neither, and load without it.
sendBy(askAgain);
