import { lazily } from '@laundry/web-kit/loading/lazily';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { ROUTE_SHEETS_PATH } from '../../components/links/route-sheet-paths';

const RouteSheetsPage = lazily(() => import('./RouteSheetsPage'));

/** The day on paper: the driver's own, or everybody's. */
export const routeSheetRoutes = (
  <Route
    path={ROUTE_SHEETS_PATH}
    element={
      <Guarded resource="wash-requests" action="list">
        <RouteSheetsPage />
      </Guarded>
    }
  />
);
