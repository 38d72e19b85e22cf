type Send = (request: Request) => Promise<Response>;

const READS = new Set(['GET', 'HEAD']);
const underWay = new Map<string, Promise<Response>>();
/** Deletions that went out and whose answer was lost. */
const unanswered = new Set<string>();

/**
 * A write that is under way is not sent a second time: whoever clicks twice, before a button could turn grey, gets the
 * one answer. A deletion whose answer was lost is done when the next try finds nothing.
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
    const isGone = response.status === 404 && unanswered.delete(key);
    // The one that was sent is never read itself, so that every reader has a copy.
    return isGone ? new Response(null, { status: 204 }) : response.clone();
  } catch (error) {
    if (request.method === 'DELETE') unanswered.add(key);
    throw error;
  } finally {
    underWay.delete(key);
  }
}
