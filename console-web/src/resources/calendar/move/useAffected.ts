import { useQuery } from '@tanstack/react-query';
import type { JstDate } from '@laundry/shared/time/jst';
import type { RequestDetail, RequestRow } from '../../../providers/api/api-types';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import { useConsoleData } from '../../../providers/useConsoleData';
import { loadContexts } from '../../wash-requests/date-change/change-context';
import { RESOURCE, requestKeys } from '../../wash-requests/request-keys';
import { isStored } from '../../wash-requests/row-facts';
import type { Affected } from './planned-move';

/** The requests that are picked up or delivered on a day, with all that moving them needs; asked for anew after every move. */
export function useAffected(date: JstDate) {
  const data = useConsoleData();
  return useQuery({ queryKey: [...requestKeys.all, 'affected', date], queryFn: () => load(data, date) });
}

async function load(data: ConsoleDataProvider, date: JstDate): Promise<readonly Affected[]> {
  const filter = { from: date, to: date, leg: 'either' };
  const { data: rows } = await data.getList<RequestRow>(RESOURCE, { filter });
  const requests = await Promise.all(rows.filter(isStored).map(({ id }) => readRequest(data, id)));
  const contexts = await loadContexts(data, requests);
  return requests.flatMap((request, index) => {
    const context = contexts[index];
    return context === undefined ? [] : [{ request, context }];
  });
}

export const readRequest = async (data: ConsoleDataProvider, id: number): Promise<RequestDetail> =>
  (await data.getOne<RequestDetail>(RESOURCE, { id })).data;
