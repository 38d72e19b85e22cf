import { memberOf } from '@laundry/shared/constants/closed-set';
import { HANDOVER, HANDOVERS, type ScanReason } from '@laundry/shared/constants/handovers';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROOF_OF } from '@laundry/shared/constants/proof';
import { LEG } from '@laundry/shared/constants/progress';
import { addDays, dateOf, type JstDate } from '@laundry/shared/time/jst';
import { parseRowId } from '@laundry/shared/text/row-id';
import { personName } from '@laundry/shared/text/person-name';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import { careColumns, careView, type CareView } from '../../users/care/care.view.js';
import {
  consoleRequestView,
  PERSONAL_ROW_COLUMNS,
  ROW_COLUMNS,
  ROW_TABLES,
  type AllOrNone,
  type ConsoleRequestRow,
} from './console-request-row.js';
import type { ReportedActView } from '../offline-acts/act-report.view.js';
import { IS_OPEN, REPORT_DAYS, reportedAct, STATE } from '../offline-acts/reported-act.js';
import { shownDoorCode } from './shown-door-code.js';
import type {
  AbsenceMailView,
  ConsoleRequestDetailView,
  HandoverScanView,
  RequestHistoryView,
  RequestPhotoView,
} from './console-request-detail.view.js';

/** Kinds of the rows that belong to a request and come along with it. */
const PART = { split: 1, absence: 2, history: 3, scan: 4, proof: 5, report: 6 } as const;

const DETAIL_COLUMNS = `
  w.created_at, ${careColumns('u')}, u.is_saturday_available, u.management_notes, u.source_venue_code, v.name AS venue_name,
  pb.name1 AS pickup_by1, pb.name2 AS pickup_by2, wb.name1 AS wash_by1, wb.name2 AS wash_by2,
  fb.name1 AS fold_by1, fb.name2 AS fold_by2, db.name1 AS delivery_by1, db.name2 AS delivery_by2,
  cb.name1 AS booked_by1, cb.name2 AS booked_by2,
  part.kind, part.row_id, part.number1, part.number2, part.number3, part.at, part.text1, part.text2, part.text3`;

/** What wash staff do not see: where to go, whom to call, how the box opens; notes may name both. */
const PERSONAL_DETAIL_COLUMNS = `
  w.delivery_box_pw, w.cost_centre, u.is_company, u.send_addr_name, u.phone_number, u.email, u.email2, u.withdrawal_dt,
  v.property_name AS venue_property_name, part.note`;

/** Split, absence mails, history, scans, photos and open reports of one request as rows of one shape: all of a detail is one statement. */
const PARTS = `
  SELECT ${PART.split} AS kind, x.id AS row_id, x.staff_id AS number1, x.half_count AS number2, NULL AS number3, NULL AS at,
         p.name1 AS text1, p.name2 AS text2, NULL AS text3, NULL AS note
    FROM wash_request_staffs x JOIN users p ON p.id = x.staff_id WHERE x.wash_request_id = ?
  UNION ALL
  SELECT ${PART.absence}, a.id, a.type, a.staff_id, NULL, a.created_at, p.name1, p.name2, NULL, NULL
    FROM absence_mails a JOIN users p ON p.id = a.staff_id WHERE a.wash_request_id = ?
  UNION ALL
  SELECT ${PART.history}, h.id, h.operation_type, h.operation_user_id, NULL, h.search_timestamp, h.operation_user, NULL, NULL, h.bikou
    FROM operation_histories h WHERE h.wreq_id = ?
  UNION ALL
  SELECT ${PART.scan}, c.id, c.handover, c.bag_count, c.reason, c.scanned_at, p.name1, p.name2, c.bags, NULL
    FROM handover_scans c JOIN users p ON p.id = c.staff_id WHERE c.wash_request_id = ?
  UNION ALL
  SELECT ${PART.proof}, x.id, x.proof_of, NULL, NULL, x.taken_at, p.name1, p.name2, NULL, x.name
    FROM photos x JOIN users p ON p.id = x.taken_by WHERE x.wash_request_id = ?
  UNION ALL
  SELECT ${PART.report}, h.id, NULL, NULL, NULL, h.search_timestamp, h.operation_user, NULL, h.changes, NULL
    FROM operation_histories h ${STATE} WHERE h.wreq_id = ? AND h.operation_type = ${OPERATION.actReported} AND ${IS_OPEN}`;

const DETAIL_TABLES = `${ROW_TABLES}
  LEFT JOIN users pb ON pb.id = w.result_pickup_by
  LEFT JOIN users wb ON wb.id = w.result_wash_by
  LEFT JOIN users fb ON fb.id = w.result_fold_by
  LEFT JOIN users db ON db.id = w.result_delivery_by
  LEFT JOIN users cb ON cb.id = w.booked_by
  LEFT JOIN (${PARTS}) part ON 1 = 1`;

/** The parameters are {@link detailParameters}, then the conditions' own. Parts come oldest first. */
export const MASKED_DETAIL_SELECT = `SELECT ${ROW_COLUMNS}, ${DETAIL_COLUMNS} FROM ${DETAIL_TABLES}`;
export const FULL_DETAIL_SELECT = `
  SELECT ${ROW_COLUMNS}, ${PERSONAL_ROW_COLUMNS}, ${DETAIL_COLUMNS}, ${PERSONAL_DETAIL_COLUMNS} FROM ${DETAIL_TABLES}`;
export const DETAIL_ORDER = 'part.kind, part.row_id';

/** The request's id for each of its parts, then for `w.id = ?`. */
export const detailParameters = (id: number): readonly number[] => [...Object.keys(PART).map(() => id), id];

/** The request's own columns, and one of its parts; `kind` is null when it has none. Its door's code as it is stored. */
export type DetailRow<Code = string> = ConsoleRequestRow & DetailColumns & AllOrNone<PersonalDetailColumns<Code>>;

interface DetailColumns extends CareView {
  readonly id: number;
  readonly created_at: string;
  readonly is_saturday_available: number;
  readonly management_notes: string;
  readonly source_venue_code: string | null;
  readonly venue_name: string | null;
  readonly booked_by1: string | null;
  readonly booked_by2: string | null;
  readonly pickup_by1: string | null;
  readonly pickup_by2: string | null;
  readonly wash_by1: string | null;
  readonly wash_by2: string | null;
  readonly fold_by1: string | null;
  readonly fold_by2: string | null;
  readonly delivery_by1: string | null;
  readonly delivery_by2: string | null;
  readonly kind: number | null;
  readonly row_id: number;
  readonly number1: number | null;
  readonly number2: number | null;
  readonly number3: ScanReason | null;
  readonly at: string;
  readonly text1: string;
  readonly text2: string;
  readonly text3: string | null;
}

interface PersonalDetailColumns<Code> {
  readonly delivery_box_pw: Code;
  readonly cost_centre: string | null;
  readonly is_company: number;
  readonly send_addr_name: string;
  readonly phone_number: string;
  readonly email: string;
  readonly email2: string | null;
  readonly withdrawal_dt: string | null;
  readonly venue_property_name: string | null;
  readonly note: string;
}

/** The detail of one request from its first row, the door's code of which was decrypted, and all of its rows. */
export function consoleRequestDetailView(
  row: DetailRow<DecryptedText>,
  rows: readonly DetailRow[],
  today: JstDate,
): ConsoleRequestDetailView {
  const partsOf = (kind: number): readonly DetailRow[] => rows.filter((each) => each.kind === kind);
  const view: ConsoleRequestDetailView = {
    ...consoleRequestView(row),
    id: row.id,
    created_at: row.created_at,
    care: careView(row),
    is_saturday_available: row.is_saturday_available,
    management_notes: row.management_notes,
    source_venue_code: row.source_venue_code,
    venue_name: row.venue_name,
    booked_by_name: nameOrNull(row.booked_by1, row.booked_by2),
    result_pickup_by_name: nameOrNull(row.pickup_by1, row.pickup_by2),
    result_wash_by_name: nameOrNull(row.wash_by1, row.wash_by2),
    result_fold_by_name: nameOrNull(row.fold_by1, row.fold_by2),
    result_delivery_by_name: nameOrNull(row.delivery_by1, row.delivery_by2),
    staff_list: partsOf(PART.split).map((part) => ({
      id: part.number1 ?? 0,
      name1: part.text1,
      name2: part.text2,
      count: (part.number2 ?? 0) / 2,
    })),
    absence_mail_histories: partsOf(PART.absence).map(absenceMailView),
    history: partsOf(PART.history).map(historyView),
    handover_scans: partsOf(PART.scan).map(scanView),
    act_reports: partsOf(PART.report)
      .filter(({ at }) => dateOf(at) >= addDays(today, -REPORT_DAYS))
      .flatMap(reportView),
  };
  if (row.delivery_box_pw === undefined) return view;
  return {
    ...view,
    cost_centre: row.cost_centre,
    is_company: row.is_company === 1,
    send_addr_name: row.send_addr_name,
    phone_number: row.phone_number,
    email: row.email,
    email2: row.email2,
    withdrawal_dt: row.withdrawal_dt,
    venue_property_name: row.venue_property_name,
    photos: partsOf(PART.proof).flatMap(photoView),
    ...shownDoorCode(row.delivery_box_pw, row, today),
  };
}

const absenceMailView = (part: DetailRow): AbsenceMailView => ({
  id: part.row_id,
  type: part.number1 === LEG.pickup ? LEG.pickup : LEG.delivery,
  created_at: part.at,
  staff_name1: part.text1,
  staff_name2: part.text2,
});

const PROOFS = Object.values(PROOF_OF);

const photoView = ({ note: name, number1, at, text1, text2 }: DetailRow): RequestPhotoView[] => {
  const proof_of = PROOFS.find((of) => of === number1);
  return name === undefined || proof_of === undefined
    ? []
    : [{ name, proof_of, taken_at: at, taken_by_name: personName({ name1: text1, name2: text2 }) }];
};

const historyView = (part: DetailRow): RequestHistoryView => ({
  id: part.row_id,
  search_timestamp: part.at,
  operation_type: part.number1 ?? 0,
  operation_user_id: part.number2,
  operation_user: part.text1,
  ...(part.note === undefined ? {} : { bikou: part.note }),
});

const scanView = (part: DetailRow): HandoverScanView => ({
  handover: memberOf(HANDOVERS, part.number1) ?? HANDOVER.load,
  count: part.number2 ?? 0,
  scanned: numbersOf(part.text3 ?? ''),
  reason: part.number3,
  scanned_at: part.at,
  staff_name1: part.text1,
  staff_name2: part.text2,
});

const reportView = ({ row_id: id, text1: operation_user, text3 }: DetailRow): readonly ReportedActView[] =>
  reportedAct({ id, operation_user, changes: text3 ?? '' });

const numbersOf = (list: string): number[] => list.split(',').flatMap((each) => parseRowId(each) ?? []);

const nameOrNull = (name1: string | null, name2: string | null): string | null =>
  name1 === null ? null : personName({ name1, name2: name2 ?? '' });
