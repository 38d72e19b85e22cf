import type { LiveChange, LiveEvent } from '@laundry/shared/rules/live/live-change';
import { until } from '../harness/looks/until.js';

/** What a stream has told so far. */
export interface Followed {
  readonly status: number;
  readonly headers: Headers;
  /** Everything as it came, comments included. */
  readonly text: () => string;
  readonly events: () => readonly { readonly event: LiveEvent; readonly data: unknown }[];
  readonly changes: () => readonly LiveChange[];
  /** Waits for a change that is told, and answers it. */
  readonly hears: (isIt: (change: LiveChange) => boolean) => Promise<LiveChange>;
  /** Waits until the server has ended it, and answers why. */
  readonly ends: () => Promise<unknown>;
  readonly close: () => void;
}

/** Opens the stream of a session at the server of that address. */
export async function follow(url: string, token: string): Promise<Followed> {
  const abort = new AbortController();
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/admin/live`, { headers, signal: abort.signal });
  let text = '';
  let isOver = false;
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
  })();
  void reading.catch(() => undefined).finally(() => (isOver = true));
  const events = () =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => ({
      event: event as LiveEvent,
      data: JSON.parse(data) as unknown,
    }));
  const changes = () => events().flatMap(({ event, data }) => (event === 'changes' ? (data as LiveChange[]) : []));
  if (answer.ok) await until(() => events().length > 0 || isOver);
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    events,
    changes,
    hears: async (isIt) => {
      await until(() => changes().some(isIt));
      return changes().find(isIt)!;
    },
    ends: async () => {
      await until(() => isOver);
      const last = events().at(-1);
      return last?.event === 'end' ? last.data : null;
    },
    close: () => abort.abort(),
  };
}
