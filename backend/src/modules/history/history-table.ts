import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { changeLines } from '@laundry/shared/rules/history/change-lines';
import type { Cell } from '../../common/files/table.js';
import type { HistoryRowView } from './history.view.js';

/** The columns of the history as a file, and what stands in each. */
const COLUMNS: readonly (readonly [title: string, cell: (row: HistoryRowView) => Cell])[] = [
  ['操作日時', (row) => row.search_timestamp],
  ['操作', (row) => labelOf(OPERATION_LOVS_JA, row.operation_type)],
  ['操作者ID', (row) => row.operation_user_id],
  ['操作者', (row) => row.operation_user],
  ['ユーザーID', (row) => row.user_id],
  ['登録名', (row) => row.user],
  ['会社名・店舗名', (row) => row.company],
  ['受付番号', (row) => row.wreq_id],
  ['プラン', (row) => row.disp_plan],
  ['サイズ', (row) => labelOf(LOVS_JA.size, row.size)],
  ['たたみ工数', (row) => row.cost],
  ['個数', (row) => row.count],
  ['残数', (row) => row.available_request_count],
  ['金額', (row) => row.price],
  ['差額', (row) => row.price_diff],
  ['支払方法', (row) => labelOf(LOVS_JA.payment_method, row.payment_method_id)],
  ['紹介元', (row) => labelOf(LOVS_JA.referrer, row.referrer_code)],
  ['変更内容', (row) => changeLines(row.operation_type, row.changes).join('、')],
  ['備考', (row) => row.bikou],
];

export const HISTORY_HEADER = COLUMNS.map(([title]) => title);
export const historyCells = (row: HistoryRowView): readonly Cell[] => COLUMNS.map(([, cell]) => cell(row));

/** Named after the operation and its month, or its day where one is asked for. */
export const historyFileName = (operationType: number, day: string): string =>
  `操作履歴_${labelOf(OPERATION_LOVS_JA, operationType)}_${day}`;
