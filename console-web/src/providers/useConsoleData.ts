import { useLogoutIfAccessDenied } from 'ra-core';
import { useMemo } from 'react';
import { type ConsoleDataProvider, dataProvider } from './data-provider';

/**
 * The data provider with its named actions, typed. A dead session found on the way leads to the login, maintenance to its
 * page; unlike `useDataProvider`, which then answers with an empty body, the call still fails.
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
          throw error;
        }
      };
    };
    return new Proxy(dataProvider, { get: (_target, name) => guarded(name) });
  }, [leaveIfRefused]);
}
