import { ROLE_TYPE, type RoleType } from '@laundry/shared/constants/roles';
import { buildAdmin, buildCompany, buildCompanyClerk, buildCustomer, buildStaff } from './build-people.js';
import type { RunningApp } from '../servers/start-app.js';

/** One account of every kind, by the letters of the access matrix. */
export async function buildEverybody(app: RunningApp) {
  const staff = (role_type: RoleType) => buildStaff(app, { role_type });
  return {
    A: await buildAdmin(app),
    M: await staff(ROLE_TYPE.manager),
    L: await staff(ROLE_TYPE.leader),
    W: await staff(ROLE_TYPE.wash),
    D: await staff(ROLE_TYPE.delivery),
    '0': await staff(ROLE_TYPE.lowest),
    C: await buildCustomer(app),
    P: await buildCompanyClerk(app, await buildCompany(app)),
  };
}
