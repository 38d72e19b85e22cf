import { describe, expect, it } from 'vitest';
import { areaRefusals } from './area-edit.js';

describe('a service area', () => {
  const area = {
    zipcode: '15000',
    start_time: '10:00',
    end_time: '22:00',
    is_valid_onetime: true,
    is_valid_onetime_b: false,
  };
  it.each([
    ['as it should be', {}, []],
    ['with one time', { end_time: '10:00' }, []],
    ['with 4 digits', { zipcode: '1500' }, ['area_zip zipcode']],
    ['with 6 digits', { zipcode: '150000' }, ['area_zip zipcode']],
    ['with a letter', { zipcode: '1500a' }, ['area_zip zipcode']],
    ['in full-width digits', { zipcode: '１５０００' }, ['area_zip zipcode']],
    ['that starts after it ends', { start_time: '12:00', end_time: '11:30' }, ['area_hours start_time']],
    ['that starts too early', { start_time: '09:30' }, ['area_time_step start_time']],
    ['that ends too late', { end_time: '22:30' }, ['area_time_step end_time']],
    ['with a quarter', { start_time: '10:15' }, ['area_time_step start_time']],
    ['of both one-time types', { is_valid_onetime_b: true }, ['area_onetime_both is_valid_onetime_b']],
  ])('%s', (_name, overrides, refusals) =>
    expect(areaRefusals({ ...area, ...overrides }).map(({ code, field }) => `${code} ${field}`)).toEqual(refusals),
  );
});
