import type { jaSignIn } from '@laundry/shared/messages/ja-sign-in';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { LoginBody } from '../../lib/calls/api-types';

/** The login loads no other texts. */
type SignInCode = keyof typeof jaSignIn;

/** Both fields are needed; nothing else is checked here, so that the screen gives away no rule. */
export function missingLoginFields({ email, password }: LoginBody): Partial<Record<keyof LoginBody, SignInCode>> {
  return {
    ...(email.trim() === '' && { email: 'required' }),
    ...(password === '' && { password: 'required' }),
  };
}

/** A 401 here is a wrong password, not an ended session: its one message belongs to the whole form. */
export function loginRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 401) return error;
  return new ApiError({ status: 401, reason: 'login_failed' satisfies SignInCode });
}
