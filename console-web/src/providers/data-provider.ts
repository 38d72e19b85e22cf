import type { DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { ResourceName } from './access';
import { areaCalls } from './area-calls';
import { calendarCalls } from './calendar-calls';
import { historyCalls } from './history-calls';
import { API_URL, httpClient } from './http-client';
import { userCalls } from './user-calls';
import { washRequestCalls } from './wash-request-calls';

/** Where each resource of the console lives in the API. */
const PATHS: Readonly<Record<ResourceName, string>> = {
  'wash-requests': 'admin/washRequest',
  users: 'admin/users',
  'area-infos': 'admin/areaInfos',
  'business-holiday-setting': 'businessHolidays',
  'operation-histories': 'admin/operationHistories',
};

const pathOf = (resource: string): string => PATHS[resource as ResourceName] ?? resource;

const base = simpleRestProvider(API_URL, (url: string, options) => httpClient(url, options));

/** ra-data-simple-rest under the API's own paths, and one method for each business action beside it. */
const byPath: DataProvider = {
  ...base,
  getList: (resource, params) => base.getList(pathOf(resource), params),
  getOne: (resource, params) => base.getOne(pathOf(resource), params),
  getMany: (resource, params) => base.getMany(pathOf(resource), params),
  getManyReference: (resource, params) => base.getManyReference(pathOf(resource), params),
  create: (resource, params) => base.create(pathOf(resource), params),
  update: (resource, params) => base.update(pathOf(resource), params),
  updateMany: (resource, params) => base.updateMany(pathOf(resource), params),
  delete: (resource, params) => base.delete(pathOf(resource), params),
  deleteMany: (resource, params) => base.deleteMany(pathOf(resource), params),
};

export const dataProvider = {
  ...byPath,
  ...washRequestCalls,
  ...areaCalls,
  ...calendarCalls,
  ...userCalls,
  ...historyCalls,
};
export type ConsoleDataProvider = typeof dataProvider;
