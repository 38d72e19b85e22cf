import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { personName } from '@laundry/shared/text/person-name';
import type { User } from '../../../src/modules/users/user.entity.js';
import { PASSWORD } from '../../harness/rows/build-people.js';
import { THURSDAY } from '../../harness/calls/own-requests.js';
import { newPushBody } from '../../harness/providers/push-browser.js';
import { individual } from '../../harness/calls/registration.js';
import { NOW } from '../../harness/servers/start-app.js';

/** Of the invitation of the company among the rows (canaries.ts). */
export const INVITATION_TOKEN = 'token-of-an-invitation';

interface Rows {
  /** An active customer of a monthly plan, whose request has the same id. */
  readonly customer: User;
  /** Whose the request is. */
  readonly driver: Pick<User, 'id'>;
  readonly washer: Pick<User, 'id'>;
  /** A member of staff with whom anything may be done. */
  readonly spare: Pick<User, 'id'>;
}

const AREA = {
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '22:00',
  bikou: '',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};
const VENUE = {
  code: 'TOWER-9',
  name: 'タワー',
  provider_name: '管理会社',
  property_name: 'タワー九番館',
  default_lang: 'ja',
  pickup_delivery_types: [1, 2],
};

/** Bodies with which calls succeed, one after the other, by the name of the operation; without those that pay or leave. */
export function goodBodies({ customer, driver, washer, spare }: Rows): Readonly<Record<string, object>> {
  const sale = {
    operation_type: OPERATION.extraSoldByOperator,
    user_id: customer.id,
    size: 1,
    count: 1,
    bikou: '依頼',
  };
  const named = { ...sale, user_name: personName(customer) };
  const member = { name1: '新人', name2: '一郎', role: ROLE.staff, role_type: ROLE_TYPE.wash, password: 'abcd1234' };
  return {
    'POST /admin/operationHistories/{id}/bikous': { bikou: '電話済み' },
    'POST /payments/{id}/status': { status_id: 2 },
    'POST /payments/{id}/bikou': { bikou: '入金確認' },
    'POST /password/forgot': { email: customer.email },
    'POST /login': { email: customer.email, password: PASSWORD },
    'POST /register': individual('new-here@example.com'),
    'POST /users/me': { bikou1: '裏口へ' },
    'POST /users/me/password': { password: 'demo12345', password_confirm: 'demo12345' },
    'POST /users/me/language': { current_lang: 'en' },
    'POST /users/me/secondFactor': {},
    'PUT /users/me/care': { care_detergent: 1, care_drying: 2, care_folding: 0, care_avoid: 'シルク' },
    'POST /users/me/calendarFeed': {},
    'POST /users/me/notifications': { kind: 'visits', is_on: false },
    'POST /users/me/lineCode': {},
    'POST /users/me/pushDevices': newPushBody(),
    'POST /users/me/washRequests/{id}/visitLink': {},
    'POST /acquisition': { referrer_code: 11 },
    'POST /users/me/washRequests': {
      ...THURSDAY,
      sched_pickup_dt: '2026-11-27 13:00:00',
      sched_delivery_dt: '2026-12-03 13:00:00',
    },
    'PUT /users/me/washRequests/{id}/costCentre': { cost_centre: '総務' },
    'POST /users/me/companyPeople': { email: 'clerk@example.com', name: '鈴木' },
    'POST /companyInvitations/open': { token: INVITATION_TOKEN },
    'POST /companyInvitations/join': {
      token: INVITATION_TOKEN,
      name1: '鈴木',
      name2: '次郎',
      current_lang: 'ja',
      password: 'demo12345',
      password_confirm: 'demo12345',
    },
    'PUT /users/me/washRequests/{id}': { delivery_box_pw: '4711' },
    'POST /users/me/checkWeekRequests': { form_count: 0 },
    'POST /users/me/weekRequests': { form_count: 0 },
    'POST /contacts': { email: 'asks@example.com', contact: '質問です' },
    'POST /admin/users/{id}': { bikou1: '表口へ' },
    'POST /admin/users/{id}/availableRequestCount': { available_request_count: 20, decreaseFlg: false },
    'POST /admin/users/{id}/managementNotes': { management_notes: '丁寧に' },
    'POST /admin/users/{id}/sat': { is_saturday_available: 1 },
    'POST /admin/users/{id}/washWeight': { wash_weight: 1 },
    'POST /admin/users/{id}/weight': { weight: 1 },
    'POST /admin/users/{id}/washType': { wash_type_setting: 1 },
    'POST /admin/users/{id}/foldType': { fold_type_setting: 1 },
    'POST /admin/users/{id}/hasOilTreatment': { has_oil_treatment: 1 },
    'POST /admin/users/{id}/laundryType': { laundry_type: 1 },
    'POST /admin/users/{id}/receipt': { receipt: 1 },
    'POST /admin/areaInfos/add': { ...AREA, zipcode: '16000' },
    'POST /admin/businessHolidays': { date: '2026-12-30' },
    'POST /admin/washRequestLimit': { date: '2026-12-29', limit: 5, seen_limit: null, seen_holiday: false },
    'POST /admin/venues': VENUE,
    'POST /admin/onetimePayments/several': { rows: [{ id: 1, version: 1, week1: 100 }] },
    'POST /admin/onetimePayment/update/{id}': { week1: 100 },
    'POST /admin/onetimePayment/delete/{id}': { week: 1 },
    'POST /admin/register': {
      ...member,
      password_confirm: member.password,
      email: 'member@example.com',
      email_confirm: 'member@example.com',
    },
    'POST /admin/password': { id: spare.id, password: 'abcd1234', password_confirm: 'abcd1234' },
    'POST /admin/bulkDelete': { ids: [spare.id] },
    'POST /admin/workReport': {
      start_dt: '2026-11-25 08:00:00',
      end_dt: '2026-11-25 08:30:00',
      work_time: '00:30',
      work_minute: 30,
      status: 2,
      user_id: washer.id,
    },
    'POST /admin/addBag/check': named,
    'POST /admin/addBag': named,
    'PUT /admin/washRequests/{id}': { sched_pickup_dt: '2026-11-26 15:00:00' },
    'POST /admin/washRequest/{id}/sendAbsenceMail': { type: 1 },
    'POST /admin/washRequest/{id}/actReports': { act: 1, made_at: NOW, count: 1, refusal: 'stale' },
    'POST /admin/washRequest/{id}/setDate': { result_pickup_dt: NOW, status: 0, take: true, count: 1 },
    'POST /admin/washRequest/{id}/delDate': { result_pickup_dt: 1, status: 1 },
    'POST /admin/washRequests/{id}/setCount': { count: 1 },
    'POST /admin/washRequest/{id}/assignStaff': { staff_id: driver.id },
    'POST /admin/washRequest/assignStaffs': { staff_id: driver.id, wash_request_id: [customer.id] },
    'POST /admin/washRequest/assignEach': {
      assignments: [
        {
          wash_request_id: customer.id,
          staff_id: driver.id,
          seen_staff_id: driver.id,
          seen_status: 0,
          seen_sched_dt: '2026-11-26 15:00:00',
        },
      ],
    },
    'POST /admin/washRequest/uploadCsv/check': { assign_staff_infos: 'x' },
  };
}
