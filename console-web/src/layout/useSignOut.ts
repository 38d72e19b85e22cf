import { useLogout } from 'ra-core';

/** Ends the session; the sign-in then leads to the top page, not back to where somebody left. */
export function useSignOut(): () => void {
  const logout = useLogout();
  return () => void logout({}, undefined, false);
}
