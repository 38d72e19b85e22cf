import { Navigate, useLocation } from 'react-router';
import { Home } from '../features/home/Home';
import { PATHS } from '../lib/paths';
import { useToken } from '../lib/session/session-token';

/** For visitors; a signed-in customer is led to the requests, keeping the query. */
export default function HomePage() {
  const { search } = useLocation();
  return useToken() === null ? <Home /> : <Navigate to={{ pathname: PATHS.washRequest, search }} replace />;
}
