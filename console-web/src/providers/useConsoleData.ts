import { useLogoutIfAccessDenied } from 'ra-core';
import { useMemo } from 'react';
import { type ConsoleDataProvider, dataProvider } from './data-provider';
import { session } from './session';

/**
 * The data provider with its named actions, typed. A dead session found on the way leads to the login, maintenance to its
 * page. Unlike with `useDataProvider`, no empty body is answered then: the call fails, or never ends once signed out.
 */
export function useConsoleData(): ConsoleDataProvider {
  const leaveIfRefused = useLogoutIfAccessDenied();
  return useMemo(() => {
    const guarded = (name: string | symbol) => {
      const method: unknown = Reflect.get(dataProvider, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          return (await Reflect.apply(method, dataProvider, args)) as unknown;
        } catch (error) {
          await leaveIfRefused(error);
          // Signed out: an error now would make the screens, on their way out, ask again and again.
          if (session.token() === null) return new Promise(() => undefined);
          throw error;
        }
      };
    };
    return new Proxy(dataProvider, { get: (_target, name) => guarded(name) });
  }, [leaveIfRefused]);
}
