import { lazily } from '@laundry/web-kit/loading/lazily';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { SCAN_PATH } from '../../components/links/scan-path';

const ScanPage = lazily(() => import('./ScanPage'));

/** From a label to its request. */
export const scanRoutes = (
  <Route
    path={SCAN_PATH}
    element={
      <Guarded resource="wash-requests" action="list">
        <ScanPage />
      </Guarded>
    }
  />
);
