import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../lib/paths';

/** Any unknown path leads to the request page, keeping the query. */
export function UnknownPath() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: PATHS.washRequest, search }} replace />;
}
