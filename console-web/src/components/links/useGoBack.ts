import { useLocation, useNavigate } from 'react-router';
import { origins } from './origins';

/** The state of a place that somebody came back to. */
export const RETURNED = 'returned';

/** Back from a customer's page to where it was opened from, whatever was done from it meanwhile. */
export function useGoBack(): () => void {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  return () => {
    const origin = origins.get(pathname);
    if (origin !== undefined && origin.entry !== key) void navigate(origin.address, { state: RETURNED });
    else if (origin === undefined && window.history.length === 1) void navigate('/users');
    else void navigate(-1);
  };
}
