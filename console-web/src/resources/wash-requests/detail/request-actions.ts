import { LEG, PROGRESS } from '@laundry/shared/constants/progress';
import { message } from '@laundry/shared/messages/message';
import { absenceLegAt, absenceRefusal } from '@laundry/shared/rules/absence';
import { type Action, type Principal, advanceAction, may } from '@laundry/shared/rules/permissions';
import { isSplitRequired } from '@laundry/shared/rules/staff-split';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { advanceLabel } from '../advance/advance-label';

export type ActionKey = 'assign' | 'count' | 'absence' | 'date' | 'revert' | 'cancel' | 'discard';

/** A button of the detail: not there without permission; grey, with the reason, while the state forbids it. */
export interface RequestAction {
  readonly key: ActionKey;
  readonly label: string;
  readonly reason: string | null;
}

const { actions: texts } = requestTexts;

const PERMISSIONS: readonly (readonly [ActionKey, Action])[] = [
  ['assign', 'request.assign'],
  ['count', 'request.count'],
  ['absence', 'request.absenceMail'],
  ['date', 'request.date'],
  ['revert', 'request.revert'],
  ['cancel', 'request.cancel'],
  ['discard', 'request.discard'],
];

/** What somebody finds beside the main button of a request (decisions 6, spec 2 §4). */
export const requestActions = (operator: Principal, row: RequestRow): readonly RequestAction[] =>
  PERMISSIONS.filter(([, action]) => may(operator, action, row)).map(([key]) => ({
    key,
    label: labelOfAction(key, row),
    reason: reasonAgainst(key, row),
  }));

/** The main button: the next stage. Missing once delivered; grey for those who may not. */
export function mainAction(operator: Principal, row: RequestRow): { label: string; reason: string | null } | null {
  const action = advanceAction(row.status);
  const label = advanceLabel(row.status);
  if (action === null || label === null) return null;
  if (!may(operator, action, row)) return { label, reason: texts.notAllowed };
  const isSplitOfNothing = row.status === PROGRESS.washed && isSplitRequired(row.size) && row.count === 0;
  return { label, reason: isSplitOfNothing ? texts.nothingToFold : null };
}

function labelOfAction(key: ActionKey, row: RequestRow): string {
  if (key !== 'absence') return texts[key];
  return absenceLegAt(row.status) === LEG.pickup ? texts.absencePickup : texts.absenceDelivery;
}

function reasonAgainst(key: ActionKey, row: RequestRow): string | null {
  const isOnetimeBound = key === 'count' || key === 'date' || key === 'cancel';
  if (isOnetimeBound && row.is_onetime) return message('ja', 'onetime_not_allowed');
  switch (key) {
    case 'revert':
      return row.status === PROGRESS.unhandled ? message('ja', 'not_handled_yet') : null;
    case 'absence':
      return absenceRefusal(absenceLegAt(row.status), row.status) && message('ja', 'absence_leg_done');
    case 'cancel':
      return row.status === PROGRESS.unhandled ? null : texts.afterPickup;
    case 'date':
    case 'discard':
      return row.status === PROGRESS.delivered ? texts.afterDelivery : null;
    default:
      return null;
  }
}
