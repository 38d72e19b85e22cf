import type { LiveEvent, LiveEvents } from '@laundry/shared/rules/live/live-change';
import { createParser } from 'eventsource-parser';
import { API_URL, openStream } from '../api/client';

/** An event as it came, by its name. */
export type LiveTold = { [Event in LiveEvent]: { readonly event: Event; readonly data: LiveEvents[Event] } }[LiveEvent];

/** ms without a byte after which a connection is taken for lost: the server says something every 15 seconds. */
const SILENT_MS = 40_000;

/**
 * Reads one stream to its end. Throws what the server refused it with, and when nothing comes any more.
 * An EventSource could not send the token.
 */
export async function readEvents(onEvent: (told: LiveTold) => void, stop: AbortSignal): Promise<void> {
  const silence = new AbortController();
  let timer: number | undefined;
  const heard = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), SILENT_MS);
  };
  heard();
  try {
    const body = await openStream(`${API_URL}/admin/live`, AbortSignal.any([stop, silence.signal]));
    const decoder = new TextDecoder();
    const parser = createParser({ onEvent: ({ event, data }) => onEvent(toldBy(event, data)) });
    const reader = body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard();
      parser.feed(decoder.decode(next.value, { stream: true }));
    }
  } finally {
    window.clearTimeout(timer);
  }
}

/** The server describes its events by the same types. */
function toldBy(event: string | undefined, text: string): LiveTold {
  const data: unknown = JSON.parse(text);
  return { event, data } as LiveTold;
}
