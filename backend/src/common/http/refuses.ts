import { SetMetadata } from '@nestjs/common';
import type { Reason } from '@laundry/shared/constants/reasons';

export const REFUSES = 'refuses';

/** The reasons with which a call may be refused, for the API's description (handbook/http.md#errors). */
export const Refuses = (...reasons: readonly Reason[]) => SetMetadata(REFUSES, reasons);
