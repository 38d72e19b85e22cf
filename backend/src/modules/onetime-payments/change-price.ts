import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { undoing } from '../history/undo/undoing.js';
import { SharedRows } from '../versions/shared-rows.js';
import type { PriceChangeDto, PriceChangesDto, PriceRemovalDto } from './price-change.dto.js';
import { OnetimePrice } from './onetime-price.entity.js';
import { hourName } from './hour-trail.js';
import { consoleOnetimePriceView, type ConsoleOnetimePriceView } from './onetime-price.view.js';

const WEEKS = ['week1', 'week2', 'week3', 'week4', 'week5', 'week6'] as const;
type Week = (typeof WEEKS)[number];
type Seen = PriceChangeDto['version'];
type Prices = Partial<Record<Week, number | null>>;

/** Sets prices of one hour or of several, or takes the hour off a weekday. Requests that were made keep their price. */
@Injectable()
export class ChangePrice {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  set(caller: Principal, id: number, { version, ...dto }: PriceChangeDto): Promise<ConsoleOnetimePriceView> {
    const prices = sentOf(dto, 'week1');
    return this.database.inTransaction(() => this.change(caller, id, prices, version));
  }

  /** Of all hours or of none, held in the order of their ids as everybody holds them. */
  setAll(caller: Principal, { rows }: PriceChangesDto): Promise<ConsoleOnetimePriceView[]> {
    const hours = rows.map(({ id, version, ...dto }) => ({ id, version, prices: sentOf(dto, 'rows') }));
    return this.database.inTransaction(async () => {
      const changed: ConsoleOnetimePriceView[] = [];
      for (const { id, version, prices } of hours.sort((a, b) => a.id - b.id))
        changed.push(await this.change(caller, id, prices, version));
      return changed;
    });
  }

  remove(caller: Principal, id: number, { week, version }: PriceRemovalDto): Promise<ConsoleOnetimePriceView> {
    return this.database.inTransaction(() => this.change(caller, id, { [`week${week}`]: null }, version));
  }

  /** Sets prices to what they were, null where the hour was not offered; `undoes`: the entry of the history that this takes back. */
  restore(
    caller: Principal,
    id: number,
    { version, ...prices }: PriceChangeDto,
    undoes: number,
  ): Promise<ConsoleOnetimePriceView> {
    return this.database.inTransaction(() => this.change(caller, id, prices, version, undoes));
  }

  private async change(
    caller: Principal,
    id: number,
    prices: Prices,
    seen: Seen,
    undoes?: number,
  ): Promise<ConsoleOnetimePriceView> {
    const current = consoleOnetimePriceView;
    const before = await this.rows.hold(OnetimePrice, { id, seen, current });
    const weeks = WEEKS.filter((week) => prices[week] !== undefined && before[week] !== prices[week]);
    const after = await this.rows.write(OnetimePrice, before, { by: caller.personId, values: prices });
    if (after !== before) await this.record(caller, before, prices, weeks, undoes);
    return consoleOnetimePriceView(after);
  }

  private async record(
    caller: Principal,
    before: OnetimePrice,
    prices: Prices,
    weeks: readonly Week[],
    undoes?: number,
  ): Promise<void> {
    const [only] = weeks;
    const price = weeks.length === 1 && only !== undefined ? (prices[only] ?? 0) : undefined;
    const old = only === undefined ? 0 : (before[only] ?? 0);
    await this.history.record({
      type: OPERATION.priceGridChanged,
      actor: caller,
      user: null,
      target: before.id,
      ...(price !== undefined && { price, priceDiff: price - old }),
      changes: {
        row: [null, hourName(before)],
        ...changesBetween<Prices, Week>(before, prices, weeks),
        ...undoing(undoes),
      },
    });
  }
}

/** The prices that were sent; without any it is refused at the field that is named. */
function sentOf(dto: Omit<PriceChangeDto, 'version'>, field: string): Prices {
  const sent = Object.entries(dto).filter(([, price]) => typeof price === 'number');
  if (sent.length === 0) throw FieldErrors.on(field, 'required');
  return Object.fromEntries(sent);
}
