import { ErrorBoundary } from './ErrorBoundary';
import { MaintenanceGate } from './MaintenanceGate';
import { AppRoutes } from './router';
import { useAcquisition } from './use-acquisition';
import { usePageStart } from './use-page-start';

/** What stands around every screen, whoever looks at it. */
export function AppRoot() {
  usePageStart();
  useAcquisition();
  return (
    <ErrorBoundary>
      <MaintenanceGate>
        <AppRoutes />
      </MaintenanceGate>
    </ErrorBoundary>
  );
}
