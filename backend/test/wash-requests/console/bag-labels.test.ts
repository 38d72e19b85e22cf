import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HANDOVER, SCAN_REASON } from '@laundry/shared/constants/handovers';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { BAG_CODES_MAX } from '../../../src/modules/wash-requests/labels/bag-scan.dto.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import type { NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { HandoverScan } from '../../../src/modules/wash-requests/labels/handover-scan.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const NOW = '2026-11-25 20:00:00';
const PICKUP = '2026-11-25 10:00:00';
const STAMP = '2026-11-25 19:50:00';

let app: RunningApp;
let driverUser: User;
let driver: Caller;
let wash: Caller;
let desk: Caller;
let deskUser: User;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  driverUser = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  driver = await app.as(driverUser);
  wash = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
  deskUser = await buildStaff(app, { role_type: ROLE_TYPE.leader, name1: '班長', name2: '花子' });
  desk = await app.as(deskUser);
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const build = async (status: Progress = PROGRESS.unhandled, overrides: Partial<NewRequest> = {}) => {
  const laundry = { has_oil_treatment: 0, laundry_type: 1 };
  const customer = await buildCustomer(app, { available_request_count: 20, ...laundry });
  return buildRequest(app, customer, {
    sched_pickup_dt: PICKUP,
    status,
    staff_id: driverUser.id,
    count: 3,
    size: 1,
    ...overrides,
  });
};
const codes = (id: number, ...bags: number[]) => bags.map((bag) => labelCode({ requestId: id, bag }));
const advance = (by: Caller, id: number, body: object) => by.post(`/admin/washRequest/${id}/setDate`).send(body);
const pickUp = (by: Caller, id: number, more: object) =>
  advance(by, id, { status: 0, result_pickup_dt: STAMP, ...more });
const load = (by: Caller, id: number, body: object) =>
  by.post(`/admin/washRequest/${id}/load`).send({ status: PROGRESS.folded, ...body });
const scansOf = (id: number) =>
  app.database.manager.find(HandoverScan, { where: { wash_request_id: id }, order: { handover: 'ASC' } });
const changesOf = async (id: number): Promise<unknown> => {
  const entries = await app.database.manager.find(OperationHistory, { where: { wreq_id: id }, order: { id: 'ASC' } });
  return JSON.parse(entries.at(-1)?.changes ?? '{}');
};

describe('labels', () => {
  const labels = (by: Caller, query: string) => by.get(`/admin/bagLabels?${query}`);

  it('has one code for each bag, in the order of the requests asked for, and nothing of the customer', async () => {
    const [first, second] = [await build(), await build()];
    const { body } = await labels(desk, `id=${second.id},${first.id},${second.id}`).expect(200);
    expect(body).toEqual(
      [second, first].map(({ id, sched_pickup_dt, sched_delivery_dt }) => ({
        id,
        count: 3,
        size: 1,
        sched_pickup_dt,
        sched_delivery_dt,
        is_tentative: false,
        codes: codes(id, 1, 2, 3),
      })),
    );
  });

  it('leaves out what is another’s, ended, or not there', async () => {
    const [own, other] = [await build(), await build(0, { staff_id: deskUser.id })];
    const ended = await build(0, { cancelled_at: NOW });
    const { body } = await labels(driver, `id=${own.id}&id=${other.id}&id=${ended.id}&id=2147483647`).expect(200);
    expect(body).toMatchObject([{ id: own.id }]);
    expect(body).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['an empty list', 'id='],
    ['no id', 'id=x'],
    ['too many', `id=${Array.from({ length: LIMITS.labelRequestsMax + 1 }, (_, index) => index + 1).join(',')}`],
  ])('refuses %s', (_, query) => labels(desk, query).expect(422));
});

describe('a pickup', () => {
  it('is stamped without a scan as before', async () => {
    const { id } = await build();
    await pickUp(driver, id, {}).expect(200);
    expect(await scansOf(id)).toEqual([]);
    expect(await changesOf(id)).toEqual({});
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['gaps alone', [null]],
  ])('takes %s for no scan', async (_, bag_codes) => {
    const { id } = await build();
    await pickUp(driver, id, { bag_codes, scan_reason: null }).expect(200);
    expect(await scansOf(id)).toEqual([]);
  });

  it('keeps which bags were scanned', async () => {
    const { id } = await build();
    await pickUp(driver, id, { bag_codes: codes(id, 3, 1, 2) }).expect(200);
    const kept = { bag_count: 3, bags: '1,2,3', reason: null, staff_id: driverUser.id };
    expect(await scansOf(id)).toMatchObject([{ handover: HANDOVER.pickup, ...kept }]);
    expect(await changesOf(id)).toEqual({ scanned_bags: [null, [1, 2, 3]] });
  });

  it('reads codes as people type them', async () => {
    const { id } = await build();
    await pickUp(driver, id, { bag_codes: codes(id, 1, 2, 3).map((code) => ` ${code.toLowerCase()} `) }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ bags: '1,2,3' }]);
  });

  it('asks for a reason where a bag is missing, and keeps it', async () => {
    const { id } = await build();
    const { body } = await pickUp(driver, id, { bag_codes: codes(id, 1, 3) }).expect(422);
    expect(body).toMatchObject({
      errors: { scan_reason: ['読み取っていないバッグか、別のバッグがあります。理由を選択してください'] },
      refusals: [{ code: 'scan_reason_required', field: 'scan_reason' }],
    });
    expect(await scansOf(id)).toEqual([]);
    await pickUp(driver, id, { bag_codes: codes(id, 1, 3), scan_reason: SCAN_REASON.noLabel }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ bag_count: 3, bags: '1,3', reason: SCAN_REASON.noLabel }]);
    expect(await changesOf(id)).toEqual({
      scanned_bags: [null, [1, 3]],
      missing_bags: [null, [2]],
      scan_reason: [null, SCAN_REASON.noLabel],
    });
  });

  it('asks for a reason where a bag is another’s, and keeps its code', async () => {
    const [{ id }, other] = [await build(), await build()];
    const bag_codes = [...codes(id, 1, 2, 3), ...codes(other.id, 2)];
    await pickUp(driver, id, { bag_codes }).expect(422);
    await pickUp(driver, id, { bag_codes, scan_reason: SCAN_REASON.setAside }).expect(200);
    expect(await changesOf(id)).toEqual({
      scanned_bags: [null, [1, 2, 3]],
      foreign_bags: [null, codes(other.id, 2)],
      scan_reason: [null, SCAN_REASON.setAside],
    });
  });

  it('keeps no reason where nothing is missing', async () => {
    const { id } = await build();
    await pickUp(driver, id, { bag_codes: codes(id, 1, 2, 3), scan_reason: SCAN_REASON.notThere }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ reason: null }]);
  });

  it('goes by the bags that were counted there', async () => {
    const { id } = await build();
    const { body } = await pickUp(driver, id, { count: 2, bag_codes: codes(id, 1, 2, 3) }).expect(422);
    expect(body).toMatchObject({ refusals: [{ code: 'label_no_such_bag', field: 'bag_codes' }] });
    await pickUp(driver, id, { count: 2, bag_codes: codes(id, 1, 2) }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ bag_count: 2, bags: '1,2' }]);
  });

  it.each([
    ['what is no label', ['284'], 'label_unreadable'],
    ['a slip', ['284-1-ZZ'], 'label_unreadable'],
    ['no text', [7], 'invalid_value'],
    ['no list', 'x', 'invalid_value'],
    ['a long text', ['1'.repeat(LIMITS.labelCodeLength + 1)], 'too_long'],
    ['more codes than bags can be', Array.from({ length: BAG_CODES_MAX + 1 }, () => 'x'), 'invalid_value'],
  ])('refuses %s', async (_, bag_codes, code) => {
    const { id } = await build();
    const { body } = await pickUp(driver, id, { bag_codes }).expect(422);
    expect(body).toMatchObject({ refusals: [{ code, field: 'bag_codes' }] });
  });

  it.each([0, 6, '1', true])('refuses %j for a reason', async (scan_reason) => {
    const { id } = await build();
    await pickUp(driver, id, { bag_codes: codes(id, 1), scan_reason }).expect(422);
  });

  it('says that it is stale before it says what is wrong with a label', async () => {
    const { id } = await build(PROGRESS.pickedUp);
    await pickUp(driver, id, { bag_codes: ['x'] }).expect(409);
  });

  it('is done once under its key, scan and all', async () => {
    const { id } = await build();
    const send = () => pickUp(driver, id, { bag_codes: codes(id, 1, 2, 3) }).set('Idempotency-Key', `scan-${id}`);
    await send().expect(200);
    await send().expect(200);
    expect(await scansOf(id)).toHaveLength(1);
  });

  it('may be told later, scan and all', async () => {
    const { id } = await build();
    await pickUp(driver, id, { made_at: STAMP, bag_codes: codes(id, 1, 2, 3) }).expect(200);
    expect(await changesOf(id)).toEqual({ scanned_bags: [null, [1, 2, 3]], made_at: [null, STAMP] });
  });

  it.each([
    ['more', 3, { bag_count: 3, bags: '1,2' }, { scanned_bags: [null, [1, 2]], missing_bags: [null, [3]] }],
    ['fewer', 1, { bag_count: 1, bags: '1' }, { scanned_bags: [null, [1]] }],
  ])(
    'told later stands as it was tallied at the door, where there are %s bags by now',
    async (_, count, row, changes) => {
      const { id } = await build(PROGRESS.folded, { count });
      const delivered = { status: PROGRESS.folded, result_delivery_dt: STAMP, made_at: STAMP };
      await advance(driver, id, { ...delivered, bag_codes: codes(id, 1, 2) }).expect(200);
      expect(await scansOf(id)).toMatchObject([row]);
      expect(await changesOf(id)).toMatchObject(changes);
    },
  );

  it('counts the bags that the balance lets be picked up', async () => {
    const customer = await buildCustomer(app, { available_request_count: 1, has_oil_treatment: 0, laundry_type: 1 });
    const { id } = await buildRequest(app, customer, { sched_pickup_dt: PICKUP, staff_id: driverUser.id, count: 1 });
    await pickUp(driver, id, { count: 2, bag_codes: codes(id, 1, 2) }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ bag_count: 1, bags: '1' }]);
  });
});

it('a request’s detail has the bags of every handover, for whoever sees it', async () => {
  const { id } = await build();
  const bag_codes = codes(id, 1, 2, 3);
  await pickUp(driver, id, { bag_codes }).expect(200);
  await desk.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: driverUser.id }).expect(200);
  await advance(desk, id, { status: 1, result_wash_dt: STAMP, bag_codes }).expect(200);
  await advance(desk, id, { status: 2, result_fold_dt: STAMP, bag_codes }).expect(200);
  await load(driver, id, { bag_codes: codes(id, 1, 2), scan_reason: SCAN_REASON.comesLater }).expect(200);
  await advance(driver, id, { status: 4, result_delivery_dt: STAMP, bag_codes }).expect(200);
  const all = { count: 3, scanned: [1, 2, 3], reason: null };
  for (const caller of [desk, wash, driver]) {
    const { body } = await caller.get(`/admin/washRequest/${id}`).expect(200);
    expect(body.handover_scans).toMatchObject([
      { handover: HANDOVER.pickup, ...all, staff_name1: driverUser.name1 },
      { handover: HANDOVER.wash, ...all, staff_name1: '班長' },
      { handover: HANDOVER.fold, ...all },
      { handover: HANDOVER.load, count: 3, scanned: [1, 2], reason: SCAN_REASON.comesLater },
      { handover: HANDOVER.delivery, ...all },
    ]);
  }
});

describe('loading', () => {
  it('answers which bags are in the car, and which are missing', async () => {
    const { id } = await build(PROGRESS.folded);
    const sent = { bag_codes: codes(id, 1, 3), scan_reason: SCAN_REASON.notThere };
    const { body } = await load(driver, id, sent).expect(200);
    expect(body).toEqual({ scanned: [1, 3], missing: [2] });
    const [entry] = await app.database.manager.findBy(OperationHistory, { wreq_id: id });
    expect(entry).toMatchObject({ operation_type: OPERATION.bagsLoaded, operation_user_id: driverUser.id });
    expect(await changesOf(id)).toEqual({
      scanned_bags: [null, [1, 3]],
      missing_bags: [null, [2]],
      scan_reason: [null, SCAN_REASON.notThere],
    });
  });

  it('done again takes the place of the one before', async () => {
    const { id } = await build(PROGRESS.folded);
    await load(driver, id, { bag_codes: codes(id, 1), scan_reason: SCAN_REASON.notThere }).expect(200);
    await load(driver, id, { bag_codes: codes(id, 1, 2, 3) }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ handover: HANDOVER.load, bags: '1,2,3', reason: null }]);
  });

  it('is done once under its key', async () => {
    const { id } = await build(PROGRESS.folded);
    const send = () => load(driver, id, { bag_codes: codes(id, 1, 2, 3) }).set('Idempotency-Key', `load-${id}`);
    expect((await send().expect(200)).body).toEqual((await send().expect(200)).body);
    expect(await app.database.manager.countBy(OperationHistory, { wreq_id: id })).toBe(1);
  });

  it.each([
    ['bags that are not folded', PROGRESS.washed, 422, 'not_ready_to_load'],
    ['bags that are delivered', PROGRESS.delivered, 422, 'already_delivered'],
  ])('refuses %s', async (_, status, answer, code) => {
    const { id } = await build(status);
    const { body } = await load(driver, id, { status, bag_codes: codes(id, 1) }).expect(answer);
    expect(body).toMatchObject({ refusals: [{ code, field: 'status' }] });
  });

  it.each([
    ['no code', { bag_codes: [] }, 'bag_codes'],
    ['no list', {}, 'bag_codes'],
    ['a missing bag without a reason', { bag_codes: ['first'] }, 'scan_reason'],
  ])('refuses %s', async (_, sent, field) => {
    const { id } = await build(PROGRESS.folded);
    const body = 'bag_codes' in sent && sent.bag_codes[0] === 'first' ? { bag_codes: codes(id, 1) } : sent;
    const answer = await load(driver, id, body).expect(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('of what was seen at another stage is stale', async () => {
    const { id } = await build(PROGRESS.folded);
    await load(driver, id, { status: PROGRESS.washed, bag_codes: codes(id, 1) }).expect(409);
  });

  it('is for who delivers: another driver does not see it, who washes may not', async () => {
    const { id } = await build(PROGRESS.folded);
    const other = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.delivery }));
    await load(other, id, { bag_codes: codes(id, 1) }).expect(404);
    await load(wash, id, { bag_codes: codes(id, 1) }).expect(403);
  });
});

describe('a stage that is taken back', () => {
  it('takes its scan with it, and leaves the others', async () => {
    const { id } = await build();
    const bag_codes = codes(id, 1, 2, 3);
    await pickUp(desk, id, { bag_codes }).expect(200);
    await advance(desk, id, { status: 1, result_wash_dt: STAMP, bag_codes }).expect(200);
    await desk.post(`/admin/washRequest/${id}/delDate`).send({ result_wash_dt: 1, status: 2 }).expect(200);
    expect(await scansOf(id)).toMatchObject([{ handover: HANDOVER.pickup }]);
  });

  it('takes the loading with it where it is the folding', async () => {
    const { id } = await build(PROGRESS.folded);
    await load(driver, id, { bag_codes: codes(id, 1, 2, 3) }).expect(200);
    await desk.post(`/admin/washRequest/${id}/delDate`).send({ result_fold_dt: 1, status: 4 }).expect(200);
    expect(await scansOf(id)).toEqual([]);
  });
});
