import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { DateTimeText, OneOf, Optional, Text } from '../../common/validation/rules.js';

const TYPES = LOVS_JA.maintenance_type.map(({ key }) => Number(key));

/** A maintenance to begin at once or at `start_dt`; `end_dt` is what is told, not when it ends (handbook/console.md#maintenance). */
export class StartMaintenanceDto {
  @Optional() @DateTimeText() start_dt?: string | null;
  @Optional() @DateTimeText() end_dt?: string | null;
  @OneOf(TYPES) type: number;
  @Optional() @Text({ max: 1000, lines: true }) content?: string | null;
}
