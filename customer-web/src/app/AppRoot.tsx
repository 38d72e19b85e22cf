import { MaintenanceGate } from './MaintenanceGate';
import { ScreenBoundary } from './ScreenBoundary';
import { EverythingFailed } from './failures';
import { AppRoutes } from './router';
import { useAcquisition } from './use-acquisition';
import { usePageStart } from './use-page-start';

/** What stands around every screen, whoever looks at it. */
export function AppRoot() {
  usePageStart();
  useAcquisition();
  return (
    <ScreenBoundary Failure={EverythingFailed}>
      <MaintenanceGate>
        <AppRoutes />
      </MaintenanceGate>
    </ScreenBoundary>
  );
}
