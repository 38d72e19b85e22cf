import type { jaCompany } from './ja-company.js';

/** English texts of a company's people and cost centres, by code. */
export const enCompany: Readonly<Record<keyof typeof jaCompany, string>> = {
  people_companies_only: 'Only companies on a monthly plan can invite people',
  people_full: 'A company can have at most {max} people, invited ones included',
  person_known: 'This person is a member or invited already',
  cost_centre_companies_only: 'Only companies can give a cost centre',
  cost_centre_of_laundry_only: 'A delivery of bags has no cost centre',
  cost_centre_of_other: 'Only the account’s owner and whoever booked this request can change its cost centre',
  cost_centre_invoiced: 'This request is on an invoice by now, so its cost centre stays as it is',
};
