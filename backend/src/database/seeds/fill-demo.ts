import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { dateOf } from '@laundry/shared/time/jst';
import { In } from 'typeorm';
import type { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import type { Database } from '../../common/transaction/database.js';
import { ServiceArea } from '../../modules/areas/service-area.entity.js';
import { BusinessHoliday } from '../../modules/calendar/holidays/business-holiday.entity.js';
import { OnetimePrice } from '../../modules/onetime-payments/onetime-price.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { Venue } from '../../modules/venues/venue.entity.js';
import { storeDemoClaims } from './demo-claims.js';
import { DemoLife } from './demo-life.js';
import type { DemoSite } from './demo-mails.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from './demo-people.js';
import { demoAreas, demoHolidays, DEMO_VENUE } from './demo-places.js';
import { demoPrices } from './demo-prices.js';
import { demoCustomerRow, demoStaffRow } from './demo-user.js';

/** Fills an empty database with the demo, all or nothing. False when there are people in it already, by another replica too. */
export async function fillDemo(
  database: Database,
  hasher: PasswordHasher,
  now: string,
  site: DemoSite,
): Promise<boolean> {
  const hash = await hasher.hash(DEMO_PASSWORD);
  try {
    return await fill(database, hash, now, site);
  } catch (error) {
    if (isUniqueViolation(error) && (await database.manager.exists(User))) return false;
    throw error;
  }
}

function fill(database: Database, hash: string, now: string, site: DemoSite): Promise<boolean> {
  return database.inTransaction(async () => {
    if (await database.manager.exists(User)) return false;
    const today = dateOf(now);
    const holidays = demoHolidays(today);
    await database.insertAll(ServiceArea, demoAreas());
    await database.insertAll(
      BusinessHoliday,
      holidays.map((date) => ({ date })),
    );
    await database.insertAll(Venue, [DEMO_VENUE]);
    for (const row of await database.manager.find(OnetimePrice))
      await database.manager.update(OnetimePrice, { id: row.id }, demoPrices(row));
    await database.insertAll(
      User,
      DEMO_STAFF.map((each, place) => demoStaffRow(each, place, hash, today)),
    );
    await database.insertAll(
      User,
      DEMO_CUSTOMERS.map((each, place) => demoCustomerRow(each, place, hash, today)),
    );
    const people = await database.manager.find(User, { order: { id: 'ASC' } });
    const areas = await database.manager.find(ServiceArea);
    const prices = (await database.manager.find(OnetimePrice)).map((row) => ({ ...row, week0: null }));
    const life = new DemoLife({ now, holidays: new Set(holidays), people, areas, prices, site });
    await life.store(database);
    const desk = people.find(({ role_type }) => role_type === ROLE_TYPE.manager);
    if (desk !== undefined) await storeDemoClaims(database, now, people, desk);
    return true;
  });
}

/** Whether anybody of the demo, whose password everybody knows, may sign in to this database. */
export function holdsDemo(database: Database): Promise<boolean> {
  const emails = [...DEMO_STAFF, ...DEMO_CUSTOMERS].map(({ email }) => email);
  return database.manager.existsBy(User, { email_key: In(emails) });
}
