import { lazily } from '@laundry/web-kit/loading/lazily';

/** Fetched when the form is first touched: it is there when the line is gone before it is needed. */
export const BookingConfirm = lazily(() => import('./BookingConfirm'));
/** Fetched while the request is looked at once more. */
export const BookingDone = lazily(() => import('./BookingDone'));
/** Of companies only. */
export const CostCentreField = lazily(() => import('../cost-centre/CostCentreField'));
