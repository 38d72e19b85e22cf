import { displayStatus } from '@laundry/shared/rules/stages/request-progress';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { Found, FoundCustomer, FoundRequest } from '../../providers/api/api-types';
import { nextText } from '../../resources/customer/call/next-text';

/** A line of the results: where it leads to, and what it says. */
export interface FoundOption {
  readonly path: string;
  readonly group: string;
  readonly title: string;
  readonly notes: readonly string[];
  /** What is done instead of going anywhere. */
  readonly run?: () => void;
}

const legOf = (status: number): string =>
  t(status === PROGRESS.unhandled ? 'requests.leg.pickup' : 'requests.leg.delivery');

function customerOption(customer: FoundCustomer, now: JstDateTime): FoundOption {
  const { id, company_name, phone_number, email } = customer;
  return {
    path: `/customers/${id}`,
    group: t('find.groups.customers'),
    title: [personName(customer), company_name].filter(Boolean).join('・'),
    notes: [
      ...personText(customer),
      [t('find.customerId', { id }), phone_number, email].join('　'),
      nextText(customer, now),
    ],
  };
}

/** By whom a company was found, where what was typed is theirs. */
const personText = ({ person }: FoundCustomer): string[] =>
  person === null ? [] : [t(person.is_removed ? 'find.personRemoved' : 'find.person', { name: person.name })];

function requestOption(request: FoundRequest, now: JstDateTime): FoundOption {
  const { id, status, sched_dt } = request;
  return {
    path: `/wash-requests-change/${id}`,
    group: t('find.groups.requests'),
    title: `${t('find.number', { id })}　${personName(request)}`,
    notes: [`${request.display_status}　${legOf(status)} ${displayDateTime(sched_dt, 'ja', now)}`],
  };
}

/** The next request of the only customer that was found: one step less on the telephone. */
function nextOption({ customers }: Found, now: JstDateTime): FoundOption[] {
  const [only, ...others] = customers;
  const next = others.length === 0 ? only?.next_request : undefined;
  if (only === undefined || !next) return [];
  return [requestOption({ ...only, ...next, user_id: only.id, count: 0, display_status: textOf(next.status) }, now)];
}

const textOf = (status: number): string => {
  const known = Object.values(PROGRESS).find((each) => each === status);
  return known === undefined ? '' : displayStatus(known);
};

/** Everything that was found, and the way to the list where there is more or nothing. */
export function foundOptions(found: Found, text: string, seesCustomers: boolean, now: JstDateTime): FoundOption[] {
  const nexts = nextOption(found, now).filter(({ path }) => !found.requests.some(({ id }) => path.endsWith(`/${id}`)));
  const options = [
    ...found.customers.map((customer) => customerOption(customer, now)),
    ...nexts,
    ...found.requests.map((request) => requestOption(request, now)),
  ];
  const isEmpty = options.length === 0;
  return seesCustomers && (found.has_more || isEmpty) ? [...options, listOption(text, isEmpty)] : options;
}

/** Digits are a telephone's: nobody is named so. */
const isNumber = (text: string): boolean => /^[\d\s+ー‐-]+$/.test(toHalfWidth(text));

const listOption = (text: string, isEmpty: boolean): FoundOption => ({
  path: `/users?${new URLSearchParams({ filter: JSON.stringify(isNumber(text) ? { phone: text } : { name: text }) })}`,
  group: t(isEmpty ? 'find.nothing' : 'find.groups.more'),
  title: t('find.inUserList', { text }),
  notes: [],
});
