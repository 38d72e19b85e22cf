import type { Handover, ScanReason } from '@laundry/shared/constants/handovers';
import type { ProofOf } from '@laundry/shared/constants/proof';
import type { Leg } from '@laundry/shared/constants/progress';
import { CareView } from '../../users/care/care.view.js';
import { ReportedActView } from '../offline-acts/act-report.view.js';
import { ConsoleRequestView } from './console-request.view.js';

/** One person's part of the folding, in bags and half bags. */
export class StaffShareView {
  id: number;
  name1: string;
  name2: string;
  count: number;
}

/** An absence mail that was sent: type 1 pickup, 2 delivery. */
export class AbsenceMailView {
  id: number;
  type: Leg;
  created_at: string;
  staff_name1: string;
  staff_name2: string;
}

/** A photo that was taken at a door. */
export class RequestPhotoView {
  /** By which it is asked for. */
  name: string;
  /** 1 pickup, 2 delivery, 3 absence at the pickup, 4 at the delivery. */
  proof_of: ProofOf;
  taken_at: string;
  taken_by_name: string;
}

/** Who did what to a request, and when; the name as it was then. */
export class RequestHistoryView {
  id: number;
  search_timestamp: string;
  operation_type: number;
  /** Null: the system itself. */
  operation_user_id: number | null;
  operation_user: string;
  /** Not masked. */
  bikou?: string;
}

/** Which bags were scanned at a handover, where anybody did: 1 pickup, 2 wash, 4 fold, 5 loading, 3 delivery. */
export class HandoverScanView {
  handover: Handover;
  /** How many bags there were. */
  count: number;
  /** Numbers of bags, ascending. */
  scanned: number[];
  /** Why it stands although a bag is missing, or was another's. */
  reason: ScanReason | null;
  scanned_at: string;
  staff_name1: string;
  staff_name2: string;
}

/** A request with all that belongs to it. */
export class ConsoleRequestDetailView extends ConsoleRequestView {
  override id: number;
  created_at: string;
  /** How the customer wants laundry to be cared for. */
  care: CareView;
  is_saturday_available: number;
  management_notes: string;
  source_venue_code: string | null;
  venue_name: string | null;
  /** Which of a company's people asked for it; null: the customer. */
  booked_by_name: string | null;
  /** Who stamped each stage. */
  result_pickup_by_name: string | null;
  result_wash_by_name: string | null;
  result_fold_by_name: string | null;
  result_delivery_by_name: string | null;
  staff_list: StaffShareView[];
  absence_mail_histories: AbsenceMailView[];
  history: RequestHistoryView[];
  handover_scans: HandoverScanView[];
  /** What was done here, was not taken and nobody has seen to. */
  act_reports: ReportedActView[];
  /** Not masked. */
  /** Null: there is one, shown from the day before the pickup to the day after the delivery, where it can be read. */
  delivery_box_pw?: string | null;
  /** Not masked. There is a door code and no secret opens it: ask the customer. */
  is_door_code_unreadable?: boolean;
  /** Not masked. The company's own word for who bears it. */
  cost_centre?: string | null;
  /** Not masked. */
  is_company?: boolean;
  /** Not masked. */
  send_addr_name?: string;
  /** Not masked. */
  phone_number?: string;
  /** Not masked. */
  email?: string;
  /** Not masked. */
  email2?: string | null;
  /** Not masked. Nothing is picked up after it. */
  withdrawal_dt?: string | null;
  /** Not masked. */
  venue_property_name?: string | null;
  /** Not masked. In the order in which they were sent. */
  photos?: RequestPhotoView[];
}
