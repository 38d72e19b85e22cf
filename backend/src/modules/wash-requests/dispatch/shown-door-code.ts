import { isBoxed, isDoorCodeShown, type DoorCodeRow } from '@laundry/shared/rules/door-code/door-code';
import type { JstDate } from '@laundry/shared/time/jst';
import { Unreadable, type DecryptedText } from '../../../common/crypto/unreadable.js';

/** What whoever works on a request is told of its door's code on a day. */
export interface ShownDoorCode {
  readonly delivery_box_pw: string | null;
  readonly is_door_code_unreadable: boolean;
}

interface BoxRow extends DoorCodeRow {
  readonly pickup_delivery_type: number;
}

/** Of one that no secret opens it is said at once: who is to stand before the door asks for it in time. Without a box there is none. */
export function shownDoorCode(code: DecryptedText, row: BoxRow, today: JstDate): ShownDoorCode {
  if (!isBoxed(row)) return { delivery_box_pw: '', is_door_code_unreadable: false };
  if (code instanceof Unreadable) return { delivery_box_pw: null, is_door_code_unreadable: true };
  const isShown = code === '' || isDoorCodeShown(row, today);
  return { delivery_box_pw: isShown ? code : null, is_door_code_unreadable: false };
}
