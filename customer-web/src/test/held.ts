import { act } from '@testing-library/react';
import { http } from 'msw';
import { vi } from 'vitest';
import { api, server } from './server';

/** A call whose answer is on its way until it is let go; `sent` is all that was asked for meanwhile. */
export function held(method: 'get' | 'post' | 'put' | 'delete', path: string, answer: () => Response) {
  let wasAsked = (): void => undefined;
  let go = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      sent.push({ body: text && JSON.parse(text), key: request.headers.get('Idempotency-Key') });
      wasAsked();
      await wait;
      return answer();
    }),
  );
  return {
    asked,
    sent,
    /** The screens have heard it, too: answers that were asked for after it are here. */
    letGo: () =>
      act(async () => {
        go();
        for (let trip = 0; trip < 3; trip += 1) await (await fetch(api('/maintenance'))).text();
        await vi.dynamicImportSettled();
      }),
  };
}
