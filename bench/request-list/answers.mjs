// What the API answers to somebody who opens the request list of a busy day.
const ROWS = 320;
const STAGES = [
  { status: 0, display_status: '未対応' },
  { status: 1, display_status: '集荷済' },
  { status: 2, display_status: '洗濯済' },
];
const NOBODY = { staff_id: null, staff_name1: null, staff_name2: null };
const SOMEBODY = { staff_id: 5, staff_name1: '配達', staff_name2: '太郎' };

export const DAY = '2026-11-25';
export const rows = Array.from({ length: ROWS }, (_, place) => row(place));

/** By the end of the address. */
export const answers = {
  '/users/me': { id: 1, name1: '管理', name2: '太郎', role: 100, role_type: null },
  '/maintenance': { maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null },
  '/admin/users/myOfficeStaffs': [],
  '/admin/washRequest': rows,
};

function row(place) {
  const time = `${String(10 + Math.floor(place / 32)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}:00`;
  return {
    id: 1001 + place,
    user_id: 301 + place,
    name1: '伊藤',
    name2: `美咲${place}`,
    company_name: null,
    ...(place % 3 === 0 ? NOBODY : SOMEBODY),
    ...STAGES[place % STAGES.length],
    plan_id: 't8_1_M',
    plan_name: '月8バッグ M',
    user_plan_option: 0,
    pickup_delivery_type: 1 + (place % 2),
    sched_dt: `${DAY} ${time}`,
    sched_pickup_dt: `${DAY} ${time}`,
    sched_delivery_dt: `2026-11-28 ${time}`,
    result_pickup_dt: place % 3 === 0 ? null : `${DAY} 09:00:00`,
    result_wash_dt: place % 3 === 2 ? `${DAY} 09:30:00` : null,
    result_fold_dt: null,
    result_delivery_dt: null,
    count: 1 + (place % 5),
    size: 1 + (place % 3),
    fold_cost: 2 + (place % 5),
    wash_type_setting: 0,
    fold_type_setting: 0,
    has_oil_treatment: 0,
    laundry_type: 1,
    stop_start_dt: null,
    is_tentative: false,
    is_bag_delivery: false,
    is_provisional: false,
    user_status: 1,
    is_onetime: false,
    is_direct_delivery: false,
    is_stopped_user: false,
    absence_status: place % 40 === 7 ? 1 : 0,
    request_type: place % 4 === 0 ? '2' : '1',
    bikou: place % 7 === 0 ? '玄関前に置いてあります' : '',
    send_addr_zipcode: '1500001',
    send_addr_name: '自宅',
    send_addr_detail1: '東京都渋谷区神宮前',
    send_addr_detail2: `1-2-${place}`,
    send_addr_detail3: '',
    venue_provider_name: null,
    venue_name: null,
    is_company: false,
    is_saturday_available: 1,
  };
}
