import type { LineReason } from '../../constants/notification-kinds.js';
import { CARE_JA } from '../../masters/care-ja.js';
import { SCAN_REASON_LOVS_JA } from '../../masters/handovers-ja.js';
import { labelOf, type Lov } from '../../masters/lov.js';
import { LOVS_JA } from '../../masters/lovs-ja.js';
import { planName } from '../../masters/plans.js';
import { PROOF_NAMES_JA } from '../../masters/proof-names-ja.js';
import { REPORTED_ACT_NAMES_JA } from '../../masters/reported-act-names-ja.js';
import { slashDate } from '../../time/display.js';
import { parseDate, parseDateTime, timeOf } from '../../time/jst.js';
import { parsePlanId } from '../plans/plan-id.js';
import { NAMED_FIELDS_JA } from './changed-fields-ja.js';
import { foldShares, sharesText } from './fold-shares.js';
import { refusedActWords } from './refused-act-words.js';
import type { StoredChange } from './stored-changes.js';

/** A stored value in words; one that is of an older shape stands as it is. */
type Words = (value: string) => string;
/** A change in words, under the name of its field. */
export type Reading = (name: string, change: StoredChange) => string;

const NOTHING = '－';
const UNSET = '未設定';
const FLAGS = new Map([
  ['true', 'あり'],
  ['1', 'あり'],
  ['false', 'なし'],
  ['0', 'なし'],
]);
const LEGS = new Map([
  ['1', '集荷'],
  ['2', '配達'],
]);
const LINE_REASONS = new Map<string, string>([
  ['replaced', '別のLINEアカウントに変更'],
  ['elsewhere', '別のお客様と連携'],
  ['blocked', 'LINEでのブロック'],
] satisfies readonly (readonly [LineReason, string])[]);
const PROOFS = new Map(Object.entries(PROOF_NAMES_JA));
const REPORTED_ACTS = new Map(Object.entries(REPORTED_ACT_NAMES_JA));
const LANG_NAMES = new Map([
  ['ja', '日本語'],
  ['en', 'English'],
]);
const NAMED_FIELDS = new Map(Object.entries(NAMED_FIELDS_JA));

/** `残数：3 → 5`; what did not change stands alone, it names what the operation was about. */
const step =
  (words: Words, nothing = NOTHING): Reading =>
  (name, { from, to, from_name, to_name }) => {
    const said = (value: string | null, person: string | null | undefined): string =>
      value === null || value === '' ? nothing : (person ?? words(value));
    const after = said(to, to_name);
    return from !== null && from === to ? `${name}：${after}` : `${name}：${said(from, from_name)} → ${after}`;
  };

/** `決済ID：12`: names what the operation was about. */
const named =
  (words: Words): Reading =>
  (name, { to }) =>
    `${name}：${to === null ? NOTHING : words(to)}`;

const asItIs: Words = (value) => value;
const ofList =
  (list: readonly Lov[]): Words =>
  (value) =>
    labelOf(list, value) || value;
const flagWords: Words = (value) => FLAGS.get(value) ?? value;
const yenWords: Words = (value) => (/^-?\d+$/.test(value) ? `${Number(value).toLocaleString('ja-JP')}円` : value);
const dateWords: Words = (value) => (parseDate(value) === null ? value : slashDate(value));
const momentWords: Words = (value) => (parseDateTime(value) === null ? value : `${slashDate(value)} ${timeOf(value)}`);

/** A plan of the record, which may know plans that are gone. */
export const planWords: Words = (value) => {
  const plan = parsePlanId(value);
  return plan === null ? value : planName(plan, 'ja');
};

/** `1 13:00:00`: a table of the price grid and an hour. */
const rowWords: Words = (value) => {
  const [, table, time] = /^([12]) (\d\d:\d\d)/.exec(value) ?? [];
  return time === undefined ? value : `${table === '1' ? '翌日配達' : '翌々日以降配達'} ${time}`;
};

/** `2,3`: keys of the pickup methods. */
const pickupMethodsWords: Words = (value) =>
  value
    .split(',')
    .map((key) => labelOf(LOVS_JA.pd_type, key) || key)
    .join('・');

/** A JSON list of fields, by their names. */
const fieldWords: Words = (value) =>
  [...value.matchAll(/"([^"]*)"/g)].map(([, field = '']) => NAMED_FIELDS.get(field) ?? field).join('・') || value;

/** A JSON list of bags, by their numbers. */
const bagWords: Words = (value) => [...value.matchAll(/\d+/g)].join('・') || NOTHING;

/** A JSON list of codes. */
const codeWords: Words = (value) => [...value.matchAll(/"([^"]*)"/g)].map(([, code]) => code).join('・') || value;

/** How changes read, by what their values mean. */
export const READINGS = {
  plain: step(asItIs),
  person: step(asItIs, UNSET),
  split: step((value) => sharesText(foldShares(value), String) || value),
  flag: step(flagWords),
  flagOrUnset: step(flagWords, UNSET),
  yen: step(yenWords),
  date: step(dateWords),
  moment: step(momentWords),
  plan: step(planWords),
  pickupMethod: step(ofList(LOVS_JA.pd_type)),
  pickupMethods: step(pickupMethodsWords),
  lang: step((value) => LANG_NAMES.get(value) ?? value),
  planOption: step(ofList(LOVS_JA.user_plan_option)),
  customerStatus: step(ofList(LOVS_JA.status_type)),
  progress: step(ofList(LOVS_JA.pd_status_type)),
  absence: step((value) => ['なし', '再集荷', '再配達', '保留'][Number(value)] ?? value),
  role: step(ofList(LOVS_JA.role)),
  roleType: step(ofList(LOVS_JA.role_type)),
  washWeight: step(ofList(LOVS_JA.wash_weight_point)),
  weight: step(ofList(LOVS_JA.weight_point)),
  laundryType: step(ofList(LOVS_JA.laundry_type), UNSET),
  careDetergent: step(ofList(CARE_JA.care_detergent)),
  careDrying: step(ofList(CARE_JA.care_drying)),
  careFolding: step(ofList(CARE_JA.care_folding)),
  paymentMethod: step(ofList(LOVS_JA.payment_method)),
  paymentStatus: step(ofList(LOVS_JA.payment_status)),
  maintenanceType: step(ofList(LOVS_JA.maintenance_type)),
  bagNumbers: named(bagWords),
  codes: named(codeWords),
  scanReason: named(ofList(SCAN_REASON_LOVS_JA)),
  leg: named((value) => LEGS.get(value) ?? value),
  lineReason: named((value) => LINE_REASONS.get(value) ?? value),
  proofOf: named((value) => PROOFS.get(value) ?? value),
  reportedAct: named((value) => REPORTED_ACTS.get(value) ?? value),
  reportedRefusal: named((value) => refusedActWords(value) ?? value),
  number: named(asItIs),
  day: named(dateWords),
  namedMoment: named(momentWords),
  priceRow: named(rowWords),
  fieldNames: named(fieldWords),
  alone: (name) => name,
  /** Nobody's to read: that it changed is all it says. */
  unread: (name) => `${name}：変更あり`,
} as const satisfies Readonly<Record<string, Reading>>;
