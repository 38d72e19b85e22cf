import type { LiveEvent, LiveEvents } from '@laundry/shared/rules/live/live-change';
import { HttpResponse } from 'msw';

/** A stream that a test writes as it goes. */
export function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (begun) => void (controller = begun) });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  const tell = <Event extends LiveEvent>(event: Event, data: LiveEvents[Event]) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  tell('open', { version: 1 });
  return {
    tell,
    end: () => controller?.close(),
    answer: () => new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } }),
  };
}

export const quietStream = () => openStream().answer();
