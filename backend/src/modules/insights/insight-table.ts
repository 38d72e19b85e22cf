import type { InsightTable } from '@laundry/shared/constants/insights';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { PAYMENT_WAYS_JA } from '@laundry/shared/masters/payment-ways-ja';
import { shareOf } from '@laundry/shared/rules/insights/insight-sums';
import { personName } from '@laundry/shared/text/person-name';
import type { Cell, Table } from '../../common/files/table.js';
import type { InsightFiguresView, InsightRevenueView, InsightStaffView, InsightsView } from './insights.view.js';

type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell])[];

const FIGURES: Columns<InsightFiguresView> = [
  ['開始日', (row) => row.from],
  ['終了日', (row) => row.to],
  ['依頼', (row) => row.requests],
  ['集荷バッグ', (row) => row.bags],
  ['配達', (row) => row.deliveries],
  ['予定の集配', (row) => row.legs_due],
  ['時間内', (row) => row.legs_on_time],
  ['時間内の割合（%）', (row) => shareOf(row.legs_on_time, row.legs_due)],
  ['受付上限', (row) => row.limited_places],
  ['上限のある日の受付', (row) => row.limited_used],
  ['受付の割合（%）', (row) => shareOf(row.limited_used, row.limited_places)],
  ['入金（円）', (row) => row.revenue],
  ['新規のお客様', (row) => row.new_customers],
  ['退会のお客様', (row) => row.left_customers],
  ['お客様（期末）', (row) => row.customers],
];

const REVENUE: Columns<InsightRevenueView> = [
  ['プラン', (row) => (row.plan_part === null ? '' : labelOf(LOVS_JA.plan_part, row.plan_part))],
  ['支払方法', (row) => PAYMENT_WAYS_JA[row.way]],
  ['入金の件数', (row) => row.payments],
  ['入金（円）', (row) => row.amount],
  ['前の期間（円）', (row) => row.amount_before],
];

const STAFFS: Columns<InsightStaffView> = [
  ['ID', (row) => row.staff_id],
  ['氏名', (row) => personName({ name1: row.name1 ?? '', name2: row.name2 ?? '' })],
  ['集荷', (row) => row.picked_up],
  ['洗濯', (row) => row.washed],
  ['たたみ', (row) => row.folded],
  ['配達', (row) => row.delivered],
  ['洗濯（分）', (row) => row.wash_minutes],
  ['たたみ（分）', (row) => row.fold_minutes],
  ['作業報告', (row) => row.reports],
];

/** One of the tables to hand out. */
export function insightTable(table: InsightTable, view: InsightsView): Table {
  const span = `${view.total.from}_${view.total.to}`;
  switch (table) {
    case 'figures':
      return tableOf(`集計_${span}`, FIGURES, view.buckets);
    case 'revenue':
      return tableOf(`入金_${span}`, REVENUE, view.revenue);
    case 'staffs':
      return tableOf(`作業_${span}`, STAFFS, view.staffs);
  }
}

function tableOf<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): Table {
  return {
    name,
    header: columns.map(([title]) => title),
    rows: cellsOf(columns, rows),
  };
}

async function* cellsOf<Row>(columns: Columns<Row>, rows: readonly Row[]): AsyncGenerator<readonly Cell[]> {
  for (const row of rows) yield columns.map(([, cell]) => cell(row));
}
