import { LEG } from '@laundry/shared/constants/progress';
import { message } from '@laundry/shared/messages/message';
import { absenceLegOf } from '@laundry/shared/rules/absence/absence';
import { type Principal, may } from '@laundry/shared/rules/accounts/permissions';
import { type RequestOperation, stateRefusal } from '@laundry/shared/rules/dispatch/request-operations';
import { nextStage } from '@laundry/shared/rules/stages/request-progress';
import { decideStage } from '@laundry/shared/rules/stages/stage-decision';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';

export type ActionKey = 'assign' | 'count' | 'absence' | 'date' | 'revert' | 'cancel' | 'discard';

/** A button of the detail: not there without permission; grey, with the reason, while the state forbids it. */
export interface RequestAction {
  readonly key: ActionKey;
  readonly label: string;
  readonly reason: string | null;
}

const PERMISSIONS: readonly (readonly [ActionKey, RequestOperation])[] = [
  ['assign', 'request.assign'],
  ['count', 'request.count'],
  ['absence', 'request.absenceMail'],
  ['date', 'request.date'],
  ['revert', 'request.revert'],
  ['cancel', 'request.cancel'],
  ['discard', 'request.discard'],
];

/** What somebody finds beside the main button of a request (handbook/permissions.md). */
export const requestActions = (operator: Principal, row: RequestRow): readonly RequestAction[] =>
  PERMISSIONS.filter(([, action]) => may(operator, action, row)).map(([key, action]) => {
    const refusal = stateRefusal(action, row);
    return { key, label: labelOfAction(key, row), reason: refusal && message('ja', refusal.code) };
  });

/** The next stage, as somebody may take it. */
export interface MainAction {
  readonly label: string;
  /** Why they cannot; null when they can. */
  readonly reason: string | null;
  /** It is another's, and becomes theirs in the same step. */
  readonly isTake: boolean;
}

/** The main button, by the server's own rule. Missing once delivered; grey, with the true reason, for those who cannot. */
export function mainAction(operator: Principal, row: RequestRow): MainAction | null {
  const label = advanceLabel(row);
  if (label === null) return null;
  const decision = decideStage(operator, row);
  if (!decision.ok) return { label, reason: message('ja', decision.code), isTake: false };
  const isTake = decision.way === 'take';
  return { label: isTake ? t('requests.actions.take', { action: label }) : label, reason: null, isTake };
}

function labelOfAction(key: ActionKey, row: RequestRow): string {
  if (key !== 'absence') return t(`requests.actions.${key}`);
  return absenceLegOf(row) === LEG.pickup ? t('requests.actions.absencePickup') : t('requests.actions.absenceDelivery');
}

/** What the button that stamps the next stage says; null when there is nothing left to do. */
function advanceLabel(row: Pick<RequestRow, 'status' | 'is_bag_delivery'>): string | null {
  const next = nextStage(row.status, row);
  return next && t(`requests.actions.advance.${next.status}`);
}
