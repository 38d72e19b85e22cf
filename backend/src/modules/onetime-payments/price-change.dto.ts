import { LIMITS } from '@laundry/shared/constants/limits';
import { ListOf, Optional, RowId, Whole } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';

/** More hours than the grid has. */
const PRICE_ROWS_MAX = 100;

const Price = () => Whole({ min: 0, max: LIMITS.onetimePriceMax });

/** Prices of one hour by weekday, in yen; weekdays that are not sent stay. */
export class PriceChangeDto extends SeenVersionDto {
  @Optional() @Price() week1?: number;
  @Optional() @Price() week2?: number;
  @Optional() @Price() week3?: number;
  @Optional() @Price() week4?: number;
  @Optional() @Price() week5?: number;
  @Optional() @Price() week6?: number;
}

/** The prices of one of several hours. */
export class HourPricesDto extends PriceChangeDto {
  @RowId() id: number;
}

/** The prices of several hours, all or none. */
export class PriceChangesDto {
  @ListOf(() => HourPricesDto, { min: 1, max: PRICE_ROWS_MAX }) rows: HourPricesDto[];
}

/** The weekday, 1 Monday to 6 Saturday, on which an hour is not offered any more. */
export class PriceRemovalDto extends SeenVersionDto {
  @Whole({ min: 1, max: 6 }) week: number;
}
