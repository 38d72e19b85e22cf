import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { openApiDocument } from '../../src/openapi/openapi-document.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { buildEverybody } from '../harness/rows/everybody.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

/** Who may call a route, a letter each: admin, Manager, Leader, Wash, Delivery, 0 lowest, Customer, Person of a company, Guest. */
const CALLERS = ['A', 'M', 'L', 'W', 'D', '0', 'C', 'P', 'G'] as const;
/**
 * Whom the routes take for one of those: a Suspended customer is a customer, X, who has left, a guest; Q is one of another
 * company, T one of a suspended company, Y one of a company that has left.
 */
const TAKEN_FOR = { S: 'C', X: 'G', Q: 'P', T: 'P', Y: 'G' } as const;
const ALL_CALLERS = [...CALLERS, 'S', 'X', 'Q', 'T', 'Y'] as const;
type AnyLetter = (typeof ALL_CALLERS)[number];

const EVERYBODY = 'AMLWD0CPG';
const SIGNED_IN = 'AMLWD0CP';
/** The owner of the account, and a company's people. */
const WHO_BOOKS = 'CP';
const STAFF = 'AMLWD0';
const CUSTOMER = 'C';
/** What every path names: nothing has this id or code. */
const NO_ROW = '999999';
const GUEST = 'G';
const LEADERS = 'AML';
const MANAGERS = 'AM';
const ADMIN = 'A';

/** Who may call each route (handbook/permissions.md). A route that the server has and this table has not fails. */
const ROUTES: Readonly<Record<string, string>> = {
  'GET /health/live': EVERYBODY,
  'GET /health/ready': EVERYBODY,
  'POST /login': EVERYBODY,
  'POST /login/secondFactor': EVERYBODY,
  'POST /login/passkey': EVERYBODY,
  'POST /logout': SIGNED_IN,
  'GET /users/me': SIGNED_IN,
  'POST /users/me': 'AMLWD0C',
  'POST /users/me/password': SIGNED_IN,
  'POST /users/me/language': SIGNED_IN,
  'GET /users/me/data': CUSTOMER,
  'GET /users/me/care': WHO_BOOKS,
  'PUT /users/me/care': CUSTOMER,
  'GET /users/me/calendarFeed': CUSTOMER,
  'POST /users/me/calendarFeed': CUSTOMER,
  'DELETE /users/me/calendarFeed': CUSTOMER,
  'GET /users/me/notifications': CUSTOMER,
  'POST /users/me/notifications': CUSTOMER,
  'POST /users/me/lineCode': CUSTOMER,
  'DELETE /users/me/lineLink': CUSTOMER,
  'POST /users/me/pushDevices': CUSTOMER,
  'DELETE /users/me/pushDevices/{id}': CUSTOMER,
  'POST /line/webhook': EVERYBODY,
  'POST /users/me/photos': WHO_BOOKS,
  'GET /users/me/photos/{name}': WHO_BOOKS,
  'GET /users/me/payments': CUSTOMER,
  'GET /users/me/payments/file': CUSTOMER,
  'POST /users/me/payments/documents': CUSTOMER,
  'GET /users/me/payments/documents/{id}': CUSTOMER,
  'GET /users/me/sessions': SIGNED_IN,
  'DELETE /users/me/sessions': SIGNED_IN,
  'DELETE /users/me/sessions/{id}': SIGNED_IN,
  'GET /users/me/secondFactor': STAFF,
  'POST /users/me/secondFactor': STAFF,
  'POST /users/me/secondFactor/confirm': STAFF,
  'POST /users/me/secondFactor/recoveryCodes': STAFF,
  'POST /users/me/secondFactor/remove': STAFF,
  'POST /users/me/secondFactor/passkeys/begin': STAFF,
  'POST /users/me/secondFactor/passkeys': STAFF,
  'POST /users/me/secondFactor/passkeys/{id}/remove': STAFF,
  'POST /password/forgot': EVERYBODY,
  'POST /password/reset': EVERYBODY,
  'POST /register': EVERYBODY,
  'POST /register/payment': EVERYBODY,
  'GET /getToken/{ticket}': EVERYBODY,
  'GET /masters': EVERYBODY,
  'GET /maintenance': EVERYBODY,
  'GET /legal/{name}': EVERYBODY,
  'GET /zipcode': EVERYBODY,
  'GET /areaInfos': EVERYBODY,
  'GET /areaInfo': EVERYBODY,
  'GET /businessHolidays': EVERYBODY,
  'POST /acquisition': EVERYBODY,
  'GET /venues/{code}': EVERYBODY,
  'GET /visits/{secret}': EVERYBODY,
  'PUT /visits/{secret}': EVERYBODY,
  'GET /visits/{secret}/photos/{name}': EVERYBODY,
  'PUT /visits/{secret}/atDoor': EVERYBODY,
  'PUT /visits/{secret}/again': EVERYBODY,
  'DELETE /visits/{secret}': EVERYBODY,
  'GET /calendar/{file}': EVERYBODY,
  'POST /contacts': EVERYBODY,
  'GET /onetimePayments': EVERYBODY,
  'POST /venues/{code}/register': GUEST,
  'PUT /venues/{code}/register': CUSTOMER,
  'GET /payments/state/{no}': EVERYBODY,
  'GET /payments/card/return/{no}': EVERYBODY,
  'POST /payments/card/return/{no}': EVERYBODY,
  'GET /payments/paypay/return/{no}': EVERYBODY,
  'POST /payments/card/notifications/{secret}': EVERYBODY,
  'POST /payments/paypay/notifications': EVERYBODY,
  'GET /users/me/currentUserPlan': WHO_BOOKS,
  'GET /users/me/currentUserPlanWithOption': WHO_BOOKS,
  'GET /stoppedUserInfos': CUSTOMER,
  'GET /users/me/pickupDates': WHO_BOOKS,
  'POST /users/me/onetimeRequests': CUSTOMER,
  'DELETE /users/me/onetimeRequests/{id}': CUSTOMER,
  'POST /users/me/washRequestCount': CUSTOMER,
  'POST /users/me/userPlan': CUSTOMER,
  'DELETE /users/me': CUSTOMER,
  'DELETE /withdraw': CUSTOMER,
  'GET /paidAccount/status': CUSTOMER,
  'POST /paidAccount': CUSTOMER,
  'GET /users/me/washRequests': WHO_BOOKS,
  'POST /users/me/washRequests': WHO_BOOKS,
  'GET /users/me/washRequests/costCentres': WHO_BOOKS,
  'PUT /users/me/washRequests/{id}/costCentre': WHO_BOOKS,
  'GET /users/me/companyPeople': CUSTOMER,
  'POST /users/me/companyPeople': CUSTOMER,
  'POST /users/me/companyPeople/invitations/{id}/again': CUSTOMER,
  'DELETE /users/me/companyPeople/invitations/{id}': CUSTOMER,
  'DELETE /users/me/companyPeople/{id}': CUSTOMER,
  'POST /companyInvitations/open': EVERYBODY,
  'POST /companyInvitations/join': EVERYBODY,
  'GET /admin/users/{id}/companyPeople': LEADERS,
  'GET /users/me/payments/requestsFile': CUSTOMER,
  'PUT /users/me/washRequests/{id}': WHO_BOOKS,
  'DELETE /users/me/washRequests/{id}': WHO_BOOKS,
  'GET /users/me/washRequests/{id}/visitLink': WHO_BOOKS,
  'POST /users/me/washRequests/{id}/visitLink': WHO_BOOKS,
  'GET /users/me/washRequests/{id}/photos': WHO_BOOKS,
  'GET /users/me/washRequests/{id}/claims': WHO_BOOKS,
  'POST /users/me/washRequests/{id}/claims': WHO_BOOKS,
  'GET /userWeekRequests': WHO_BOOKS,
  'POST /users/me/checkWeekRequests': CUSTOMER,
  'POST /users/me/weekRequests': CUSTOMER,
  'GET /users/me/weekRequests/weeks': WHO_BOOKS,
  'PUT /users/me/weekRequests/weeks/{date}': CUSTOMER,
  'DELETE /users/me/weekRequests/weeks/{date}': CUSTOMER,
  'PUT /users/me/weekRequests/pause': CUSTOMER,
  'DELETE /users/me/weekRequests/pause': CUSTOMER,
  'GET /admin/areaInfo': STAFF,
  'GET /admin/claims': MANAGERS,
  'GET /admin/claims/{id}': MANAGERS,
  'GET /admin/claims/{id}/photos/{name}': MANAGERS,
  'PUT /admin/claims/{id}/answer': MANAGERS,
  'GET /admin/areaInfos': MANAGERS,
  'GET /admin/areaInfos/{id}/history': MANAGERS,
  'POST /admin/areaInfos/{id}/history/{entry}/undo': MANAGERS,
  'POST /admin/areaInfos/add': MANAGERS,
  'POST /admin/areaInfos/{id}': MANAGERS,
  'DELETE /admin/areaInfos/{id}': MANAGERS,
  'POST /admin/businessHolidays': MANAGERS,
  'POST /admin/businessHolidays/several': MANAGERS,
  'DELETE /admin/businessHolidays/{id}': MANAGERS,
  'GET /admin/nationalHolidays': MANAGERS,
  'GET /admin/washRequestLimits': MANAGERS,
  'GET /admin/dayPickups': MANAGERS,
  'GET /admin/washRequestLimit': MANAGERS,
  'POST /admin/washRequestLimit': MANAGERS,
  'DELETE /admin/washRequestLimit/{id}': MANAGERS,
  'GET /admin/onetimePayments': MANAGERS,
  'GET /admin/onetimePayments/{id}/history': MANAGERS,
  'POST /admin/onetimePayments/{id}/history/{entry}/undo': MANAGERS,
  'POST /admin/onetimePayments/several': MANAGERS,
  'POST /admin/onetimePayment/update/{id}': MANAGERS,
  'POST /admin/onetimePayment/delete/{id}': MANAGERS,
  'POST /admin/workReport': 'ALW',
  'DELETE /admin/users/{id}': MANAGERS,
  'GET /payments/siteinfo': MANAGERS,
  'GET /payments/manualpayment': MANAGERS,
  'GET /payments/manualpayment/sums': MANAGERS,
  'POST /payments/{id}/status': MANAGERS,
  'POST /payments/{id}/bikou': MANAGERS,
  'GET /admin/paymentMessages': ADMIN,
  'GET /admin/paymentAttempts': ADMIN,
  'GET /admin/payments/{id}': ADMIN,
  'POST /admin/payments/{id}/ask': ADMIN,
  'POST /admin/payments/{id}/compare': ADMIN,
  'GET /admin/paymentDifferences': ADMIN,
  'POST /admin/addBag': STAFF,
  'POST /admin/addBag/check': STAFF,
  'GET /admin/users/receipts': ADMIN,
  'GET /admin/members': MANAGERS,
  'GET /admin/administrators': ADMIN,
  'POST /admin/members/{id}/secondFactor/reset': ADMIN,
  'POST /admin/register': MANAGERS,
  'POST /admin/password': MANAGERS,
  'POST /admin/bulkDelete': MANAGERS,
  'GET /admin/venues': MANAGERS,
  'GET /admin/venues/{id}/history': MANAGERS,
  'POST /admin/venues/{id}/history/{entry}/undo': MANAGERS,
  'POST /admin/venues': MANAGERS,
  'PUT /admin/venues/{id}': MANAGERS,
  'POST /admin/maintenance/start': MANAGERS,
  'POST /admin/maintenance/end': MANAGERS,
  'GET /admin/users': LEADERS,
  'GET /admin/users/getAllUser': LEADERS,
  'GET /admin/users/myOfficeStaffs': STAFF,
  'GET /admin/users/getIsAdmin': STAFF,
  'GET /admin/users/{id}': LEADERS,
  'GET /admin/users/{id}/currentUserPlan': LEADERS,
  'POST /admin/users/{id}': MANAGERS,
  'POST /admin/users/{id}/role': MANAGERS,
  'POST /admin/users/{id}/status': MANAGERS,
  'POST /admin/users/{id}/availableRequestCount': MANAGERS,
  'POST /admin/users/{id}/userPlan': MANAGERS,
  'POST /admin/users/{id}/managementNotes': LEADERS,
  'POST /admin/users/{id}/sat': MANAGERS,
  'POST /admin/users/{id}/washWeight': MANAGERS,
  'POST /admin/users/{id}/weight': MANAGERS,
  'POST /admin/users/{id}/washType': ADMIN,
  'POST /admin/users/{id}/foldType': ADMIN,
  'POST /admin/users/{id}/hasOilTreatment': ADMIN,
  'POST /admin/users/{id}/laundryType': ADMIN,
  'POST /admin/users/{id}/receipt': ADMIN,
  'GET /admin/search': STAFF,
  'GET /admin/today': STAFF,
  'GET /admin/live': STAFF,
  'GET /admin/live/people': STAFF,
  'PUT /admin/live/records/{resource}/{id}': STAFF,
  'DELETE /admin/live/records/{resource}/{id}': STAFF,
  'GET /admin/insights': ADMIN,
  'GET /admin/work': STAFF,
  'GET /admin/routeSheets': STAFF,
  'PUT /admin/routeSheets/order': 'AMLD0',
  'GET /admin/bagLabels': STAFF,
  'GET /admin/erasure': ADMIN,
  'GET /admin/jobs': ADMIN,
  'POST /admin/jobs/{name}/run': ADMIN,
  'GET /admin/failures': MANAGERS,
  'GET /admin/failures/mails/{id}': MANAGERS,
  'POST /admin/failures/mails/{id}/retry': MANAGERS,
  'POST /admin/failures/orders/{id}/retry': MANAGERS,
  'GET /admin/users/{id}/ledger': LEADERS,
  'GET /admin/users/{id}/payments': MANAGERS,
  'GET /admin/users/{id}/mails': LEADERS,
  'GET /admin/users/{id}/history': LEADERS,
  'POST /admin/users/{id}/history/{entry}/undo': MANAGERS,
  'GET /admin/operationHistories': 'AMLWD',
  'POST /admin/operationHistories/{id}/bikous': 'AMLWD',
  'GET /admin/washRequest': STAFF,
  'GET /admin/washRequest/progress': MANAGERS,
  'GET /admin/washRequest/downloadCsv1': LEADERS,
  'GET /admin/washRequest/downloadCsv2': LEADERS,
  'POST /admin/washRequest/uploadCsv': LEADERS,
  'POST /admin/washRequest/uploadCsv/check': LEADERS,
  'GET /admin/washRequest/{id}': STAFF,
  'GET /admin/washRequest/{id}/history': STAFF,
  'GET /admin/washRequests/{id}': STAFF,
  'GET /admin/fullDays': LEADERS,
  'PUT /admin/washRequests/{id}': LEADERS,
  'POST /admin/washRequests/{id}/setCount': 'ALD',
  'POST /admin/washRequest/{id}/assignStaff': 'AMLW0',
  'POST /admin/washRequest/assignStaffs': 'AMLW0',
  'POST /admin/washRequest/unassignStaffs': 'AMLW0',
  'POST /admin/washRequest/returnStaffs': 'AMLW0',
  'POST /admin/washRequest/{id}/history/{entry}/undo': 'AMLW0',
  'POST /admin/washRequest/assignEach': 'AMLW0',
  'GET /admin/washRequest/assignChoices': 'AMLW0',
  'GET /admin/washRequest/assignProposal': 'AMLW0',
  'POST /admin/washRequest/{id}/setDate': STAFF,
  'POST /admin/washRequest/{id}/delDate': 'AMLW0',
  'POST /admin/washRequest/{id}/load': 'AMLD0',
  'GET /admin/washRequest/{id}/absenceMail': 'AMLD',
  'POST /admin/washRequest/{id}/sendAbsenceMail': 'AMLD',
  'POST /admin/washRequest/{id}/actReports': 'AMLD',
  'GET /admin/actReports': LEADERS,
  'GET /admin/actReports/closed': LEADERS,
  'POST /admin/actReports/{id}/close': LEADERS,
  'POST /admin/actReports/{id}/reopen': LEADERS,
  'POST /admin/washRequest/{id}/photos': STAFF,
  'GET /admin/washRequest/{id}/photos/{name}': STAFF,
  'DELETE /admin/washRequest/{id}/photos/{name}': LEADERS,
  'DELETE /admin/washRequests/cancel/{id}': LEADERS,
  'DELETE /admin/washRequests/delete/{id}': LEADERS,
};

/** What goes on during maintenance, by every method. */
const GOES_ON = [
  ...[
    '/health/live',
    '/health/ready',
    '/login',
    '/login/secondFactor',
    '/login/passkey',
    '/logout',
    '/legal/{name}',
    '/masters',
  ],
  ...['/maintenance', '/contacts', '/password/forgot', '/password/reset', '/users/me/password'],
  ...['/users/me/sessions', '/users/me/sessions/{id}', '/users/me/secondFactor', '/users/me/secondFactor/confirm'],
  ...['/users/me/secondFactor/recoveryCodes', '/users/me/secondFactor/remove', '/payments/state/{no}'],
  ...['/users/me/secondFactor/passkeys/begin', '/users/me/secondFactor/passkeys'],
  '/users/me/secondFactor/passkeys/{id}/remove',
  ...['/payments/card/return/{no}', '/payments/paypay/return/{no}', '/payments/card/notifications/{secret}'],
  '/payments/paypay/notifications',
  '/line/webhook',
];
const goesOn = (method: string, path: string): boolean =>
  GOES_ON.includes(path) || (method === 'GET' && path === '/users/me');
/** A manager, who is not stopped, and whoever is. */
const MET_BY_MAINTENANCE: readonly AnyLetter[] = ['M', 'L', 'W', 'D', '0', 'C', 'P', 'G'];
/** Reads of customers and visitors go on, too, and everything of those who may end it. */
const isStopped = (letter: AnyLetter, method: string, path: string): boolean =>
  !goesOn(method, path) && ('LWD0'.includes(letter) || ('CPG'.includes(letter) && method !== 'GET'));

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

describe('who may call what', () => {
  let running: RunningApp;
  let callers: Readonly<Record<AnyLetter, () => Promise<Caller>>>;

  beforeAll(async () => {
    running = await startApp({
      breaks: {
        'nobody is signed in to an account that has ended':
          'one of the callers is withdrawn, and signed in for every call',
      },
    });
    const people = await buildEverybody(running);
    // A venue's form is its own customers': that of the code which every path here names.
    await running.database.manager.update(User, { id: people.C.id }, { source_venue_code: NO_ROW });
    const stopped = await buildCustomer(running, {
      status: USER_STATUS.suspended,
      stop_start_dt: '2026-11-01 09:00:00',
      source_venue_code: NO_ROW,
    });
    const withdrawn = await buildCustomer(running, {
      status: USER_STATUS.withdrawn,
      withdrawal_dt: '2026-11-20 09:00:00',
      source_venue_code: NO_ROW,
    });
    const left = { status: USER_STATUS.withdrawn, withdrawal_dt: '2026-11-20 09:00:00' };
    const halted = { status: USER_STATUS.suspended, stop_start_dt: '2026-11-01 09:00:00' };
    const other = await buildCompanyClerk(running, await buildCompany(running));
    const ofStopped = await buildCompanyClerk(running, await buildCompany(running, halted));
    const ofWithdrawn = await buildCompanyClerk(running, await buildCompany(running, left));
    // A session of its own for every call: logging out is one of them.
    callers = {
      A: () => running.as(people.A),
      M: () => running.as(people.M),
      L: () => running.as(people.L),
      W: () => running.as(people.W),
      D: () => running.as(people.D),
      '0': () => running.as(people['0']),
      C: () => running.as(people.C),
      G: async () => running.anonymous,
      S: () => running.as(stopped),
      X: () => running.as(withdrawn),
      P: () => running.as(people.P),
      Q: () => running.as(other),
      T: () => running.as(ofStopped),
      Y: () => running.as(ofWithdrawn),
    };
  });

  afterAll(() => running.close());

  it('has a row for every route, and no row for a route that is not there', () => {
    const { paths } = openApiDocument(running.app);
    const routes = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`,
      ),
    );
    expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.entries(ROUTES))('%s: %s', async (route, allowed) => {
    expect(await answersTo(route)).toEqual(
      Object.fromEntries(ALL_CALLERS.map((letter) => [letter, isAllowed(letter, allowed) ? 'in' : 'refused'])),
    );
  });

  describe('during maintenance', () => {
    beforeAll(async () => {
      const admin = await callers.A();
      await admin.post('/admin/maintenance/start').send({ type: 1, content: '' }).expect(200);
    });

    const rows = Object.entries(ROUTES).filter(([route]) => !route.startsWith('POST /admin/maintenance/'));
    it.each(rows)('%s: %s', async (route, allowed) => {
      const [method = '', path = ''] = route.split(' ');
      const isIn = (letter: AnyLetter) => isAllowed(letter, allowed) && !isStopped(letter, method, path);
      expect(await answersTo(route, MET_BY_MAINTENANCE)).toEqual(
        Object.fromEntries(MET_BY_MAINTENANCE.map((letter) => [letter, isIn(letter) ? 'in' : 'refused'])),
      );
    });
  });

  const isAllowed = (letter: AnyLetter, allowed: string): boolean =>
    allowed.includes(letter in TAKEN_FOR ? TAKEN_FOR[letter as keyof typeof TAKEN_FOR] : letter);

  /** Who comes in. */
  async function answersTo(
    route: string,
    letters: readonly AnyLetter[] = ALL_CALLERS,
  ): Promise<Partial<Record<AnyLetter, string>>> {
    const [method = '', template = ''] = route.split(' ');
    const path = template.replace(/\{\w+\}/g, NO_ROW);
    const answers: Partial<Record<AnyLetter, string>> = {};
    for (const letter of letters) {
      const { status, body } = await call(await callers[letter](), method, path);
      const isUnknown = status === 401 && (letter === 'G' || letter === 'X' || letter === 'Y');
      // Who is stopped comes in, and is refused by what is asked for.
      const isShutOut = status === 403 && body.reason?.startsWith('status_') !== true;
      const isRefused = isShutOut || (status === 503 && body.reason === 'maintenance');
      answers[letter] = isUnknown || isRefused ? 'refused' : reach(status);
    }
    return answers;
  }

  async function call(
    caller: Caller,
    method: string,
    path: string,
  ): Promise<{ status: number; body: { reason?: string } }> {
    if (path.startsWith('/health')) return { status: (await fetch(`${running.url}${path}`)).status, body: {} };
    const request =
      method === 'GET'
        ? caller.get(path)
        : method === 'PUT'
          ? caller.put(path)
          : method === 'DELETE'
            ? caller.delete(path)
            : caller.post(path);
    // A login that is refused for its body is reached all the same: 401 is only read as a refusal of guests.
    return method === 'GET' || method === 'DELETE' ? request : request.send({});
  }
});

const reach = (status: number): string => (status < 500 && status !== 401 ? 'in' : `answered ${status}`);
