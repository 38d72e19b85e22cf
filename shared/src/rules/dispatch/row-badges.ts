import { ABSENCE_STATUS, PROGRESS, REQUEST_TYPE, type Progress } from '../../constants/progress.js';
import { USER_STATUS } from '../../constants/user-status.js';
import { type JstDateTime, addDays, dateOf } from '../../time/jst.js';

export interface StopRow {
  readonly user_status: number;
  readonly stop_start_dt: JstDateTime | null;
  readonly sched_pickup_dt: JstDateTime | null;
  readonly is_same_time: boolean;
}

/** A suspended customer's request, unless picked up before the suspension begins; never on same-time plans. */
export function isSuspendedUser(row: StopRow): boolean {
  if (row.user_status !== USER_STATUS.suspended || row.is_same_time) return false;
  return row.stop_start_dt === null || row.sched_pickup_dt === null || row.sched_pickup_dt >= row.stop_start_dt;
}

/** Delivered on the day after its pickup: it goes first. */
export function isDirectDelivery(row: {
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime | null;
}): boolean {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = row;
  return pickup !== null && delivery !== null && dateOf(delivery) === addDays(dateOf(pickup), 1);
}

export type RowColour = 'red' | 'yellow' | 'green' | 'blue' | 'gray';

export interface ColourRow {
  readonly status: Progress;
  readonly is_stopped_user: boolean;
  readonly is_direct_delivery: boolean;
  readonly wash_type_setting: boolean | number | null;
  readonly fold_type_setting: boolean | number | null;
  readonly has_oil_treatment: number | null;
  readonly laundry_type: number | null;
}

/** What each colour says in the legend. */
export const ROW_COLOUR_LABELS: Readonly<Record<RowColour, string>> = {
  red: '停止中の会員',
  yellow: '直行配達',
  green: 'たたみ済・たたみ指示あり',
  blue: '洗濯指示あり',
  gray: 'オイル・種別が未設定',
};

/** What a colour says beside one row: green is folded, or still to be folded. */
export function rowColourLabel(colour: RowColour, { status }: Pick<ColourRow, 'status'>): string {
  if (colour !== 'green') return ROW_COLOUR_LABELS[colour];
  return status === PROGRESS.folded ? 'たたみ済' : 'たたみ指示あり';
}

/** The colour of a row of the request list, the first that applies; none once delivered. */
export function rowColour(row: ColourRow): RowColour | null {
  if (row.status === PROGRESS.delivered) return null;
  if (row.is_stopped_user) return 'red';
  if (row.is_direct_delivery) return 'yellow';
  if (row.status === PROGRESS.folded || (row.status === PROGRESS.washed && row.fold_type_setting)) return 'green';
  if (row.wash_type_setting) return 'blue';
  const unset = row.has_oil_treatment === null || row.laundry_type === null;
  return unset && row.status !== PROGRESS.unhandled ? 'gray' : null;
}

export type Badge =
  | 'at_door'
  | 'onetime'
  | 'weekly'
  | 'tentative'
  | 'bag_delivery'
  | 'pickup_again'
  | 'delivery_again'
  | 'on_hold'
  | 'provisional';

export const BADGE_LABELS: Readonly<Record<Badge, string>> = {
  at_door: '置き配',
  onetime: '単発',
  weekly: '曜日固定',
  tentative: '配達日未定',
  bag_delivery: 'バッグ配達',
  pickup_again: '再集荷',
  delivery_again: '再配達',
  on_hold: '保留',
  provisional: '仮',
};

export interface BadgeRow {
  readonly is_onetime: boolean;
  readonly request_type: string;
  readonly is_tentative: boolean;
  readonly is_bag_delivery?: boolean;
  readonly is_provisional?: boolean;
  readonly absence_status: number | null;
  /** Of the leg that comes next. */
  readonly at_door?: boolean;
}

const ABSENCE_BADGES: Readonly<Record<number, Badge>> = {
  [ABSENCE_STATUS.pickupAgain]: 'pickup_again',
  [ABSENCE_STATUS.deliveryAgain]: 'delivery_again',
  [ABSENCE_STATUS.onHold]: 'on_hold',
};

/** The badge of what absence mails lead to; null while none was sent. */
export const absenceBadge = (status: number | null): Badge | null =>
  ABSENCE_BADGES[status ?? ABSENCE_STATUS.none] ?? null;

/** The badges beside a row's scheduled time. */
export function rowBadges(row: BadgeRow): readonly Badge[] {
  const absence = absenceBadge(row.absence_status);
  const badges: readonly (readonly [Badge, boolean])[] = [
    ['at_door', row.at_door === true],
    ['onetime', row.is_onetime],
    ['weekly', row.request_type === REQUEST_TYPE.weekly],
    ['tentative', row.is_tentative],
    ['bag_delivery', row.is_bag_delivery === true],
    [absence ?? 'on_hold', absence !== null],
    ['provisional', row.is_provisional === true],
  ];
  return badges.filter(([, shown]) => shown).map(([badge]) => badge);
}
