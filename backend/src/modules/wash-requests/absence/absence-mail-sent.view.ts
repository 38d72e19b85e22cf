import type { AbsenceStatus } from '@laundry/shared/constants/progress';
import { AbsenceMailView } from '../dispatch/console-request-detail.view.js';

/** A request's mark and mails after another was sent. */
export class AbsenceMailSentView {
  /** 1 re-pick-up, 2 re-delivery, 3 on hold. */
  absence_status: AbsenceStatus;
  absence_mail_histories: AbsenceMailView[];
}
