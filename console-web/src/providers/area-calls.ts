import type { Area, AreaBody } from './api-types';
import { call } from './http-client';

/** The named actions on service areas (contract, "Back office"). */
export const areaCalls = {
  listAreas: () => call<Area[]>('GET', '/admin/areaInfos'),
  addArea: (body: AreaBody) => call<Area>('POST', '/admin/areaInfos/add', body),
  changeArea: (id: number, body: AreaBody) => call<Area>('POST', `/admin/areaInfos/${id}`, body),
  deleteArea: (id: number) => call<null>('DELETE', `/admin/areaInfos/${id}`),
};
