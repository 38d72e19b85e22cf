import { expect, test } from 'vitest';
import { SAME_TIME_DELIVERY } from '../../time/jst.js';
import { type AppointedRow, appointmentTitle, appointmentUid, legAppointments } from './leg-appointments.js';

const PICKUP = '2026-11-26 10:00:00';
const DELIVERY = '2026-11-30 10:00:00';
const ROW: AppointedRow = {
  id: 71,
  sched_pickup_dt: PICKUP,
  sched_delivery_dt: DELIVERY,
  result_pickup_dt: null,
  result_delivery_dt: null,
  cancelled_at: null,
};
const ENDED = '2026-11-27 09:00:00';
const on = (isCancelled: boolean) => ({ leg: 'pickup', moment: PICKUP, isCancelled });
const back = (isCancelled: boolean) => ({ leg: 'delivery', moment: DELIVERY, isCancelled });

test.each<[string, Partial<AppointedRow>, object[]]>([
  ['to come', {}, [on(false), back(false)]],
  ['of bags that are brought', { sched_pickup_dt: null }, [back(false)]],
  ['whose delivery comes with the next pickup', { sched_delivery_dt: SAME_TIME_DELIVERY }, [on(false)]],
  ['cancelled', { cancelled_at: ENDED }, [on(true), back(true)]],
  ['discarded after its pickup', { result_pickup_dt: PICKUP, cancelled_at: ENDED }, [on(false), back(true)]],
  ['done', { result_pickup_dt: PICKUP, result_delivery_dt: DELIVERY }, [on(false), back(false)]],
])('when somebody comes for a request that is %s', (_, row, legs) => {
  expect(legAppointments({ ...ROW, ...row })).toEqual(legs);
});

test('a leg is known by one name', () => {
  expect(appointmentUid(71, 'pickup', 'laundry.example')).toBe('71-pickup@laundry.example');
});

test.each([
  ['ja', 'せんたく便', 'pickup', 'せんたく便 集荷 受付番号 71'],
  ['ja', 'せんたく便', 'delivery', 'せんたく便 配達 受付番号 71'],
  ['en', 'Sentakubin', 'pickup', 'Sentakubin pickup No. 71'],
  ['en', 'Sentakubin', 'delivery', 'Sentakubin delivery No. 71'],
] as const)('in %s an entry of %s for a %s reads %s', (lang, brand, leg, title) => {
  expect(appointmentTitle(lang, brand, 71, leg)).toBe(title);
});
