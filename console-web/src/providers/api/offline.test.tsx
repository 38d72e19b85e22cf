import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { QueryClientProvider, onlineManager, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API, api } from '../../testing/api';
import { dataProvider } from '../data-provider';

const NOW = '2026-11-25 10:00:00';
const AREA = {
  zipcode: '15001',
  prefecture: '',
  address: '',
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
};
const created = (resource: string, data: object) => () => dataProvider.create(resource, { data });
const updated = (resource: string, data: object) => () =>
  dataProvider.update(resource, { id: 1, data, previousData: { id: 1 } });
const removed = (resource: string) => () => dataProvider.delete(resource, { id: 1, previousData: { id: 1 } });

/** Everything that the console writes. */
const WRITES: Readonly<Record<string, () => Promise<unknown>>> = {
  'an area added': created('area-infos', AREA),
  'an area changed': updated('area-infos', AREA),
  'an area deleted': removed('area-infos'),
  'a holiday set': () => dataProvider.addHoliday('2026-12-10'),
  'several holidays set': () => dataProvider.addHolidays(['2026-12-10']),
  'a holiday lifted': () => dataProvider.removeHoliday(1),
  'a limit set': () => dataProvider.setLimit('2026-12-10', 3, { limit: null, holiday: false }),
  'a limit lifted': () => dataProvider.removeLimit(1, 5),
  'a status set': updated('users', { status: 2 }),
  'a one-time status set': updated('onetime-users', { status: 2 }),
  'a balance set': updated('users', { available_request_count: 2 }),
  'a memo written': updated('users', { management_notes: 'x' }),
  'a Saturday service set': updated('users', { is_saturday_available: 0 }),
  'an own password changed': () =>
    dataProvider.changePassword({ current_password: 'x', password: 'abcd1234', password_confirm: 'abcd1234' }),
  'an act reported': () => dataProvider.reportAct(1, { act: 1, made_at: NOW }, 'key'),
  'a report closed': () => dataProvider.closeActReport(1, {}),
  'a report opened again': () => dataProvider.reopenActReport(1, {}),
  'a job begun': () => dataProvider.runJob('clean-up'),
  'a session ended': () => dataProvider.endSession('a'),
  'all other sessions ended': () => dataProvider.endOtherSessions(),
  'a second factor begun': () => dataProvider.beginSecondFactor(),
  'a second factor confirmed': () => dataProvider.confirmSecondFactor('123456'),
  'recovery codes made anew': () => dataProvider.renewRecoveryCodes(),
  'a second factor removed': () => dataProvider.removeSecondFactor(),
  'a passkey begun': () => dataProvider.beginPasskey(),
  'a passkey added': () =>
    dataProvider.addPasskey({ name: 'x', credential: 'x', client_data: 'x', attestation: 'x', transports: [] }),
  'a passkey removed': () => dataProvider.removePasskey(1),
  'a second factor reset': () => dataProvider.resetSecondFactor(1),
  'a role given': updated('users', { role: 100 }),
  'a plan changed': updated('users', { plan_id: 't8_1', pickup_delivery_type: 1 }),
  'a customer deleted': removed('users'),
  'a payment settled': updated('manual-payments', { status_id: 2 }),
  'a claim answered': () => dataProvider.answerClaim(1, { answer: 'x' }),
  'a photo of a door kept': () =>
    dataProvider.keepRequestPhoto(1, new Blob(['x'], { type: 'image/jpeg' }), {
      proof_of: 1,
      made_at: NOW,
      key: 'key',
    }),
  'a photo of a door removed': () => dataProvider.removeRequestPhoto(1, 'a'),
  'a payment noted': updated('manual-payments', { bikou: 'x' }),
  'a price set': updated('onetime-payments', { week1: 1900 }),
  'several prices set': () => dataProvider.setPrices([{ id: 1, version: 1, week1: 2_900 }]),
  'a price taken away': updated('onetime-payments', { week1: null }),
  'a venue added': created('venues', {}),
  'a venue changed': updated('venues', {}),
  'maintenance begun': () => dataProvider.startMaintenance({ type: 1 }),
  'maintenance ended': () => dataProvider.endMaintenance(),
  'a member added': created('members', {}),
  'a password changed': () =>
    dataProvider.setMemberPassword({ id: 1, password: 'abcd1234', password_confirm: 'abcd1234' }),
  'members deleted': () => dataProvider.deleteMembers([1, 2]),
  'a maintenance begun': () => dataProvider.startMaintenance({ type: 1, content: 'x' }),
  'a maintenance ended': () => dataProvider.endMaintenance(),
  'a note written': updated('operation-histories', { bikou: 'x' }),
  'a sale made': () =>
    dataProvider.addBag({ operation_type: 36, user_id: 1, user_name: 'x', size: 1, count: 1, bikou: 'x' }, 'key'),
  'an order sent again': () => dataProvider.sendOrderAgain(1),
  'a provider asked': () => dataProvider.askProvider(1),
  'a payment compared': () => dataProvider.comparePayment(1),
  'bags loaded': () => dataProvider.loadBags(1, { status: 4, bag_codes: ['1-1-41'] }),
  'work reported': () =>
    dataProvider.reportWork({ start_dt: NOW, end_dt: NOW, work_time: '00:00', status: 2, user_id: 1 }, 'key'),
  'assignments uploaded': () => dataProvider.uploadAssignments('1,2'),
  'each assigned': () =>
    dataProvider.assignEach({
      assignments: [{ wash_request_id: 1, staff_id: 3, seen_staff_id: null, seen_status: 0, seen_sched_dt: NOW }],
    }),
  'an order of stops kept': () => dataProvider.orderVisits({ staff_id: 1, half_hours: [] }),
  'an assignment taken back': () => dataProvider.undoAssignment(1, 2),
  'a change of an area taken back': () => dataProvider.undoArea(1, 2),
  'a change of a venue taken back': () => dataProvider.undoVenue(1, 2),
  'a change of prices taken back': () => dataProvider.undoPrice(1, 2),
  'a field of a customer put back': () => dataProvider.undoCustomerField(1, 2),
  'a mail sent again': () => dataProvider.sendMailAgain(1),
  'a count set': () => dataProvider.setCount(1, { count: 2 }),
  'a stage stamped': () => dataProvider.setDate(1, { status: 0, result_pickup_dt: NOW }),
  'a stage taken back': () => dataProvider.delDate(1, 'result_pickup_dt', 1),
  'an absence mail sent': () => dataProvider.sendAbsenceMail(1, { type: 1 }),
  'dates changed': () => dataProvider.changeDates(1, { sched_pickup_dt: NOW }),
  'a record opened': () => dataProvider.openRecord('users', 1),
  'a record left': () => dataProvider.leaveRecord('users', 1),
  'a pickup cancelled': () => dataProvider.cancelRequest(1),
  'a request discarded': () => dataProvider.discardRequest(1),
};

let hasLine: boolean;
let arrived: string[];

beforeEach(() => {
  hasLine = false;
  arrived = [];
  onlineManager.setOnline(false);
  api.use(
    http.all(`${API}/*`, ({ request }) => {
      if (!hasLine) return HttpResponse.error();
      arrived.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => onlineManager.setOnline(true));

it.each(Object.entries(WRITES))(
  'without a connection, %s says so at once and does not happen later',
  async (_, write) => {
    const client = newQueryClient(0);
    const { result } = renderHook(() => useMutation({ mutationFn: write }), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.error?.message).toMatch(/サーバーに接続できません/));
    hasLine = true;
    act(() => onlineManager.setOnline(true));
    await client.resumePausedMutations();
    expect(client.isMutating()).toBe(0);
    expect(arrived).toEqual([]);
  },
);

it('names every action of the data provider', () => {
  const reads =
    /^(get|list|find$|today$|work$|dayPickups$|erasure$|failures$|ownSessions$|secondFactor$|\w+Of$|\w+Trail$|\w+Choices|areaHours|businessHolidays|supportAbortSignal)/;
  const generic = ['create', 'update', 'delete', 'updateMany', 'deleteMany'];
  const actions = Object.keys(dataProvider).filter((name) => !reads.test(name) && !generic.includes(name));
  const sources = Object.values(WRITES).map(String).join('\n');
  expect(actions.filter((name) => !sources.includes(`.${name}(`))).toEqual([]);
});
