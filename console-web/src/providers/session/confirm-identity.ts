import { REASON } from '@laundry/shared/constants/reasons';
import { refusalIn } from '@laundry/web-kit/calls/api-error';
import { session } from './session';

/** A write of a credential asks who is there; the answer is the password, or null: not now. */
export interface IdentityQuestion {
  /** What the last password was answered; null at first. */
  readonly refusal: string | null;
  readonly answer: (password: string | null) => void;
}

let question: IdentityQuestion | null = null;
const listeners = new Set<() => void>();
const ask = (next: IdentityQuestion | null): void => {
  question = next;
  for (const listener of listeners) listener();
};
// Whoever is asked has left.
session.onEnd(() => question?.answer(null));

/** The question that is open, for the one dialog that asks it. */
export const identityQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): IdentityQuestion | null => question,
};

const askPassword = (refusal: string | null): Promise<string | null> =>
  new Promise((resolve) => {
    question?.answer(null);
    ask({
      refusal,
      answer: (password) => {
        ask(null);
        resolve(password);
      },
    });
  });

/**
 * Sends a call; when the server asks who is there, asks for the password and sends the same again with it, until it is good
 * or whoever is asked gives up. The screen that sent it waits, with all that is typed into it.
 */
export async function sendConfirmed(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const original = request.clone();
  const first = await send(request);
  if (first.status !== 403 || (await refusalIn(first)).reason !== REASON.reauthRequired) return first;
  let refusal: string | null = null;
  for (;;) {
    const password = await askPassword(refusal);
    if (password === null) return first;
    const response = await send(await withPassword(original, password));
    const wrong = response.status === 422 ? await wrongPassword(response) : null;
    if (wrong === null) return response;
    refusal = wrong;
  }
}

async function withPassword(request: Request, current_password: string): Promise<Request> {
  const body: unknown = await request.clone().json();
  return new Request(request.clone(), {
    body: JSON.stringify({ ...(typeof body === 'object' ? body : null), current_password }),
  });
}

/** What is said of the password; null when it is not what is wrong. */
async function wrongPassword(response: Response): Promise<string | null> {
  const { errors } = (await refusalIn(response)).problem;
  if (typeof errors !== 'object' || errors === null || !('current_password' in errors)) return null;
  return Array.isArray(errors.current_password) ? String(errors.current_password[0] ?? '') : '';
}
