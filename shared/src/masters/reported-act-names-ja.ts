import { REPORTED_ACT, type ReportedAct } from '../constants/reported-acts.js';

/** What was done at a stop, as the back office calls it. */
export const REPORTED_ACT_NAMES_JA: Readonly<Record<ReportedAct, string>> = {
  [REPORTED_ACT.pickup]: '集荷済み',
  [REPORTED_ACT.delivery]: '配達済み',
  [REPORTED_ACT.pickupAbsence]: '集荷の不在',
  [REPORTED_ACT.deliveryAbsence]: '配達の不在',
  [REPORTED_ACT.count]: '個数の変更',
};
