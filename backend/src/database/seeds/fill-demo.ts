import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { SIZE, type SizeKey } from '@laundry/shared/constants/sizes';
import { STOPPED_TYPE, USER_STATUS } from '@laundry/shared/constants/user-status';
import { planName } from '@laundry/shared/masters/plans';
import { foldCost } from '@laundry/shared/rules/fold-cost';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import { dateOf, monthOf } from '@laundry/shared/time/jst';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { PasswordHasher } from '../../common/crypto/password-hasher.js';
import type { Database } from '../../common/transaction/database.js';
import { ServiceArea } from '../../modules/areas/service-area.entity.js';
import { BusinessHoliday } from '../../modules/calendar/business-holiday.entity.js';
import { PickupDay } from '../../modules/calendar/pickup-day.entity.js';
import { OperationHistory } from '../../modules/history/operation-history.entity.js';
import { CountEntry } from '../../modules/users/count-entry.entity.js';
import { personName } from '../../modules/users/person-name.js';
import { StoppedInfo } from '../../modules/users/stopped-info.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { Venue } from '../../modules/venues/venue.entity.js';
import { WashRequestStaff } from '../../modules/wash-requests/wash-request-staff.entity.js';
import { WashRequest } from '../../modules/wash-requests/wash-request.entity.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from './demo-people.js';
import { demoAreas, demoHolidays, DEMO_VENUE } from './demo-places.js';
import { demoUse } from './demo-requests.js';
import { demoCustomerRow, demoStaffRow } from './demo-user.js';

const BATCH = 100;
const HOURS = { start_time: '10:00', end_time: '22:00' };

/** Fills an empty database with the demo, all or nothing. False when there are people in it already. */
export async function fillDemo(database: Database, hasher: PasswordHasher, now: string): Promise<boolean> {
  const hash = await hasher.hash(DEMO_PASSWORD);
  return database.inTransaction(async () => {
    if (await database.manager.exists(User)) return false;
    const today = dateOf(now);
    const holidays = demoHolidays(today);
    await insert(database, ServiceArea, demoAreas());
    await insert(
      database,
      BusinessHoliday,
      holidays.map((date) => ({ date })),
    );
    await insert(database, Venue, [DEMO_VENUE]);
    await insert(
      database,
      User,
      DEMO_STAFF.map((each, place) => demoStaffRow(each, place, hash, today)),
    );
    await insert(
      database,
      User,
      DEMO_CUSTOMERS.map((each, place) => demoCustomerRow(each, place, hash, today)),
    );
    await fillUse(database, now, new Set(holidays));
    return true;
  });
}

async function fillUse(database: Database, now: string, holidays: ReadonlySet<string>): Promise<void> {
  const people = await database.manager.find(User, { order: { id: 'ASC' } });
  const byEmail = new Map(people.map((each) => [each.email, each]));
  const idOf = (account: string): number => byEmail.get(`${account}@example.com`)?.id ?? 0;
  const drivers = [idOf('delivery'), idOf('delivery2')];
  const washers = [idOf('wash'), idOf('wash2')];
  const histories: Omit<OperationHistory, 'id'>[] = [];
  const days = new Map<string, number>();
  for (const customer of DEMO_CUSTOMERS) {
    const user = byEmail.get(customer.email);
    if (user === undefined) continue;
    const calendar = { holidays, saturdayService: user.is_saturday_available === 1 };
    const world = { now, calendar, area: areaOf(user), drivers, washers };
    const use = demoUse(user, customer.every, customer.count, world);
    histories.push(historyRow(OPERATION.registered, user.created_at, user, user, null));
    if (customer.status === USER_STATUS.stopped) await stop(database, user);
    const ids: number[] = [];
    for (const each of use.requests) {
      const { identifiers } = await database.manager.insert(WashRequest, each);
      const id = Number(identifiers[0]?.['id']);
      ids.push(id);
      const day = dateOf(each.sched_pickup_dt ?? '');
      days.set(day, (days.get(day) ?? 0) + 1);
      histories.push(...stageHistories(people, user, { ...each, id }));
      await split(database, washers, { ...each, id });
    }
    await insert(
      database,
      CountEntry,
      use.moves.map((move) => ({
        user_id: user.id,
        delta: move.delta,
        reason: move.reason,
        wash_request_id: move.request === null ? null : (ids[move.request] ?? null),
        actor_id: move.reason === 'grant' ? null : user.id,
        once_key: move.onceKey,
        created_at: move.at,
      })),
    );
    const balance = use.moves.reduce((sum, move) => sum + move.delta, 0);
    await database.manager.update(User, { id: user.id }, { available_request_count: balance });
  }
  await insert(
    database,
    PickupDay,
    [...days].map(([date, used]) => ({ date, used, day_limit: null })),
  );
  histories.sort((a, b) => (a.search_timestamp < b.search_timestamp ? -1 : 1));
  await insert(database, OperationHistory, histories);
}

const areaOf = (user: User) =>
  user.send_addr_zipcode === '1500101' ? { start_time: '10:00', end_time: '10:00' } : HOURS;

async function stop(database: Database, user: User): Promise<void> {
  const updated_at = user.stop_start_dt ?? user.created_at;
  await insert(database, StoppedInfo, [{ user_id: user.id, type: STOPPED_TYPE.creditCard, solved: false, updated_at }]);
}

/** Folded bags larger than S were split between the two who wash. */
async function split(database: Database, washers: readonly number[], request: WashRequestRow): Promise<void> {
  if (request.size === SIZE.S || request.result_fold_dt === null) return;
  const half_count = request.count;
  await insert(
    database,
    WashRequestStaff,
    washers.map((staff_id) => ({ wash_request_id: request.id, staff_id, half_count })),
  );
}

type WashRequestRow = Omit<WashRequest, 'live_pickup_dt'>;

function stageHistories(people: readonly User[], user: User, request: WashRequestRow): Omit<OperationHistory, 'id'>[] {
  const personOf = (id: number | null): User | null => people.find((each) => each.id === id) ?? null;
  const stages: readonly (readonly [OperationType, string | null, number | null])[] = [
    [OPERATION.pickedUp, request.result_pickup_dt, request.result_pickup_by],
    [OPERATION.washed, request.result_wash_dt, request.result_wash_by],
    [OPERATION.folded, request.result_fold_dt, request.result_fold_by],
    [OPERATION.delivered, request.result_delivery_dt, request.result_delivery_by],
  ];
  return [
    historyRow(OPERATION.requestCreated, request.created_at, user, user, request),
    ...stages.flatMap(([type, moment, by]) =>
      moment === null ? [] : [historyRow(type, moment, personOf(by), user, request)],
    ),
  ];
}

function historyRow(
  operation_type: OperationType,
  search_timestamp: string,
  actor: User | null,
  user: User,
  request: WashRequestRow | null,
): Omit<OperationHistory, 'id'> {
  const plan = parsePlanId(user.plan_id);
  return {
    search_timestamp,
    month: monthOf(search_timestamp),
    operation_type,
    operation_user_id: actor?.id ?? null,
    operation_user: actor === null ? '' : personName(actor),
    user_id: user.id,
    user: personName(user),
    company: user.company_name ?? '',
    wreq_id: request?.id ?? null,
    plan: user.plan_id,
    disp_plan: plan === null ? '' : planName(plan, 'ja'),
    size: request?.size ?? null,
    count: request?.count ?? null,
    available_request_count: null,
    cost_tenths:
      request === null ? null : Math.round(foldCost(request.count, request.size as SizeKey, user.weight) * 10),
    price: null,
    price_diff: null,
    payment_method_id: null,
    referrer_code: null,
    bikou: '',
    changes: '{}',
  };
}

async function insert<T extends ObjectLiteral>(database: Database, entity: EntityTarget<T>, rows: readonly object[]) {
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH) as T[];
    await database.manager.createQueryBuilder().insert().into(entity).values(values).updateEntity(false).execute();
  }
}
