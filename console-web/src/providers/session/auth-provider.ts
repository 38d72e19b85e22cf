import type { components } from '@laundry/backend/api';
import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import { REASON } from '@laundry/shared/constants/reasons';
import type { AuthProvider } from 'ra-core';
import { shellTexts } from '../../i18n/shell';
import { canAccess } from '../access/access';
import { answer, client } from '../api/client';
import { forgetDay } from '../stored-day/forget-day';
import { endedSession } from './ended-session';
import { tabStore } from '../storage/tab-store';
import { currentOperator } from '../access/operator';
import { problemOf } from '../api/problem';
import { session } from './session';
import { type Variant, basenameOf, pathInVariant, variantOfRole } from '../access/variant';

export const MAINTENANCE_PATH = '/maintenance';
export const ACCOUNT_PATH = '/account';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** The second step, for who has a second factor: what the first was answered, and a code, or a passkey's signature. */
export type SecondStep = components['schemas']['SecondFactorDto'] | components['schemas']['PasskeyLoginDto'];

session.onEnd(forgetDay);

/** Loads another page of this origin: how somebody in the wrong variant gets to the right one. */
export type LeaveFor = (path: string) => void;

/** Signing in and out, who somebody is and what is open to them, for one variant of the console. */
export function buildAuthProvider(variant: Variant, leaveFor: LeaveFor): AuthProvider {
  /** Never resolves: the page is being replaced, nothing of it should be drawn, or told, any more. */
  const leave = (path: string): Promise<never> => {
    leaveFor(path);
    return new Promise(() => undefined);
  };

  return {
    login: async (sent: Credentials | SecondStep) => {
      session.end();
      const { access_token, user } = await signedIn(sent);
      session.start(access_token);
      if (callerOf(user) === null) {
        await answer(client.POST('/api/v1/logout')).catch(() => undefined);
        session.end();
        throw new Error(shellTexts.login.customersRefused);
      }
      const right = variantOfRole(user.role);
      if (right !== variant) await leave(basenameOf(right));
    },

    logout: async () => {
      // react-admin comes here too when a session had ended already: what was begun then waits for the next one.
      if (session.token() !== null) {
        await answer(client.POST('/api/v1/logout')).catch(() => undefined);
        tabStore.forgetAll();
        session.signOut();
      }
      session.end();
    },

    checkAuth: async () => {
      if (session.token() === null) throw new QuietRefusal();
      const operator = await currentOperator().catch(rethrowWhenSignedOut);
      if (operator === null) return;
      if (callerOf(operator) === null) {
        session.end();
        throw new Error(shellTexts.login.customersRefused);
      }
      const right = variantOfRole(operator.role);
      if (right !== variant) await leave(pathInVariant(right, window.location));
    },

    // Nothing is thrown here: react-admin would answer the refused call with an empty body, and a write would be told as done.
    checkError: async (error: unknown) => {
      const { status, reason } = problemOf(error);
      if (status === 401 || reason === REASON.statusWithdrawn) {
        session.end();
        if (status === 401) endedSession.note();
        // Without a session the same address leads to the login, and afterwards back.
        await leave(pathInVariant(variant, window.location));
      }
      if (reason === REASON.secondFactorOverdue) await leave(`${basenameOf(variant)}${ACCOUNT_PATH}`);
      if (reason === REASON.maintenance) await leave(`${basenameOf(variant)}${MAINTENANCE_PATH}`);
    },

    getIdentity: currentOperator,

    canAccess: async ({ resource, action, record }) => canAccess(await currentOperator(), { resource, action, record }),
  };
}

const signedIn = (sent: Credentials | SecondStep) => {
  if ('signature' in sent) return answer(client.POST('/api/v1/login/passkey', { body: sent }));
  if ('challenge' in sent) return answer(client.POST('/api/v1/login/secondFactor', { body: sent }));
  return answer(client.POST('/api/v1/login', { body: sent }));
};

/** A refusal that react-admin acts upon without a word of its own. */
class QuietRefusal {
  readonly message = false;
}

/** A server that does not answer is no reason to sign somebody out: the screens then tell of it themselves. */
function rethrowWhenSignedOut(error: unknown): null {
  if (problemOf(error).status === 401) {
    session.end();
    endedSession.note();
    throw new QuietRefusal();
  }
  return null;
}
