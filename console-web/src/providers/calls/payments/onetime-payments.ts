import { answer, client } from '../../api/client';
import type { PriceWeek, PriceRow } from '../../api/api-types';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { components } from '@laundry/backend/api';
import type { ResourceCalls } from '../resource-calls';

/** Prices of one of several hours; 0: not available from now on. */
export type HourPrices = components['schemas']['HourPricesDto'];

/** One weekday's price of an hour; null: not available from now on. */
export type PriceEdit = Partial<Pick<PriceRow, PriceWeek | 'version'>>;

export const onetimePaymentCalls: ResourceCalls = {
  path: 'admin/onetimePayments',
  update: (id, { version, ...data }: PriceEdit) => {
    const params = { path: { id } };
    const seen = version === undefined ? {} : { version };
    const [[week, price] = []] = Object.entries(data);
    if (week === undefined || price === undefined) throw new Error('no price to set');
    if (price === null)
      return answer(
        client.POST('/api/v1/admin/onetimePayment/delete/{id}', {
          params,
          body: { week: Number(week.slice(-1)), ...seen },
        }),
      );
    return answer(
      client.POST('/api/v1/admin/onetimePayment/update/{id}', { params, body: { [week]: price, ...seen } }),
    );
  },
};

export const onetimePaymentActions = {
  /** Of several hours, all or none. */
  setPrices: (rows: HourPrices[], key?: string) =>
    answer(client.POST('/api/v1/admin/onetimePayments/several', { body: { rows }, ...withKey(key) })),
};
