import { lazily } from '@laundry/web-kit/loading/lazily';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { BAG_LABELS_PATH } from '../../components/links/label-paths';

const BagLabelsPage = lazily(() => import('./BagLabelsPage'));

/** Labels for bags, on paper. */
export const bagLabelRoutes = (
  <Route
    path={BAG_LABELS_PATH}
    element={
      <Guarded resource="wash-requests" action="list">
        <BagLabelsPage />
      </Guarded>
    }
  />
);
