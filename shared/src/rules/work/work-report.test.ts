import { expect, it } from 'vitest';
import { isReported, workMinutesOf, type WorkReport, workReportRefusals } from './work-report.js';

it.each([
  ['00:00', 0],
  ['01:30', 90],
  ['23:59', 1439],
  ['24:00', null],
  ['1時間', null],
  ['', null],
])('%j is %j minutes', (time, minutes) => expect(workMinutesOf(time)).toBe(minutes));

const report: WorkReport = {
  start_dt: '2026-11-25 09:00:00',
  end_dt: '2026-11-25 12:00:00',
  work_time: '02:30',
  work_minute: 150,
};

it.each<[Partial<WorkReport>, string[]]>([
  [{}, []],
  [{ work_minute: null }, []],
  [{ end_dt: '2026-11-25 09:00:00' }, []],
  [{ end_dt: '2026-11-25 08:59:59' }, ['end_dt work_end_before_start']],
  [{ end_dt: '2026-11-24 12:00:00' }, ['end_dt work_end_before_start']],
  [{ work_time: '25:00' }, ['work_time work_time_invalid']],
  [{ end_dt: report.start_dt, work_time: '00:00', work_minute: 0 }, []],
  [{ work_minute: 149 }, ['work_minute work_time_invalid']],
])('with %j: %j', (fields, refusals) =>
  expect(workReportRefusals({ ...report, ...fields }).map(({ field, code }) => `${field} ${code}`)).toEqual(refusals),
);

it.each([
  [100, null, true],
  [200, 2, true],
  [200, 3, true],
  [200, 1, false],
  [200, 4, false],
  [200, 0, false],
  [900, null, false],
])('work of role %s, type %s is reported: %s', (role, role_type, yes) =>
  expect(isReported({ role, role_type })).toBe(yes),
);
