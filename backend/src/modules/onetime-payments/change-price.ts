import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { SharedRows } from '../versions/shared-rows.js';
import type { PriceChangeDto, PriceRemovalDto } from './price-change.dto.js';
import { OnetimePrice } from './onetime-price.entity.js';
import { consoleOnetimePriceView, type ConsoleOnetimePriceView } from './onetime-price.view.js';

const WEEKS = ['week1', 'week2', 'week3', 'week4', 'week5', 'week6'] as const;
type Week = (typeof WEEKS)[number];
type Seen = PriceChangeDto['version'];
type Prices = Partial<Record<Week, number | null>>;

/** Sets prices of one hour, or takes the hour off a weekday. Requests that were made keep their price. */
@Injectable()
export class ChangePrice {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  set(caller: Principal, id: number, { version, ...dto }: PriceChangeDto): Promise<ConsoleOnetimePriceView> {
    const sent = Object.entries(dto).filter(([, price]) => typeof price === 'number');
    if (sent.length === 0) throw FieldErrors.on('week1', 'required');
    return this.change(caller, id, Object.fromEntries(sent), version);
  }

  remove(caller: Principal, id: number, { week, version }: PriceRemovalDto): Promise<ConsoleOnetimePriceView> {
    return this.change(caller, id, { [`week${week}`]: null }, version);
  }

  private change(caller: Principal, id: number, prices: Prices, seen: Seen): Promise<ConsoleOnetimePriceView> {
    return this.database.inTransaction(async () => {
      const current = consoleOnetimePriceView;
      const before = await this.rows.hold(OnetimePrice, { id, seen, current });
      const weeks = WEEKS.filter((week) => prices[week] !== undefined && before[week] !== prices[week]);
      const after = await this.rows.write(OnetimePrice, before, { by: caller.id, values: prices });
      if (after !== before) await this.record(caller, before, prices, weeks);
      return consoleOnetimePriceView(after);
    });
  }

  private async record(caller: Principal, before: OnetimePrice, prices: Prices, weeks: readonly Week[]): Promise<void> {
    const [only] = weeks;
    const price = weeks.length === 1 && only !== undefined ? (prices[only] ?? 0) : undefined;
    const old = only === undefined ? 0 : (before[only] ?? 0);
    await this.history.record({
      type: OPERATION.priceGridChanged,
      actor: caller,
      user: null,
      ...(price !== undefined && { price, priceDiff: price - old }),
      changes: {
        row: [null, `${before.delivery_type} ${before.wreq_time}`],
        ...changesBetween<Prices, Week>(before, prices, weeks),
      },
    });
  }
}
