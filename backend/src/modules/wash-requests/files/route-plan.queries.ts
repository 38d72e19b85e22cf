import { Inject, Injectable } from '@nestjs/common';
import type { LegName } from '@laundry/shared/constants/progress';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { arrivalOf, arrivalWindow, UPDATE_MODE, VISIT_MINUTES } from '@laundry/shared/rules/files/route-plan';
import { readableRoom } from '@laundry/shared/text/venue-room';
import { dateOf, daySpan } from '@laundry/shared/time/jst';
import { inBatches } from '../../../common/files/in-batches.js';
import type { Cell, Table } from '../../../common/files/table.js';
import { Database } from '../../../common/transaction/database.js';
import { addressee } from '@laundry/shared/text/person-name';
import { planOf } from '../../users/stored-plan.js';
import { CaseCodes } from './case-codes.js';
import type { RoutePlanQuery, VisitKind } from './export.query.dto.js';
import { SCHEDULED, VISITS } from './visits.js';

/** The columns that the route planner imports, in its words. */
const HEADER = [
  ...['訪問先コード', '訪問先名称', '住所', '更新モード', '案件コード', '案件名称', '案件詳細'],
  ...['到着希望日時', '到着希望開始', '到着希望終了', '作業時間(分)'],
];

const LEGS: Readonly<Record<VisitKind, readonly LegName[]>> = {
  all: ['pickup', 'delivery'],
  pickup: ['pickup'],
  delivery: ['delivery'],
};
const LEG_NAMES: Readonly<Record<LegName, string>> = { pickup: '集荷', delivery: '配達' };

interface VisitRow {
  readonly id: number;
  readonly user_id: number;
  readonly scheduled: string;
  readonly plan_id: string;
  readonly size: number;
  readonly count: number;
  readonly pickup_delivery_type: number;
  readonly bikou: string;
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string | null;
  readonly send_addr_detail1: string;
  readonly send_addr_detail2: string;
  readonly send_addr_detail3: string;
  readonly code: string | null;
}

/** The visits of a day, for the route planner. */
@Injectable()
export class RoutePlanQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CaseCodes) private readonly codes: CaseCodes,
  ) {}

  /** Gives each request its code in the planner first: by it the planner's answer finds back. */
  async table({ from: moment, detail = 'all' }: Pick<RoutePlanQuery, 'from' | 'detail'>): Promise<Table> {
    const day = dateOf(moment);
    const { from, to } = daySpan(day);
    await this.codes.assign(from, to, LEGS[detail]);
    return { name: `集配ルート_${day}`, header: HEADER, rows: this.rows(from, to, LEGS[detail]) };
  }

  private async *rows(from: string, to: string, legs: readonly LegName[]): AsyncGenerator<readonly Cell[]> {
    for (const leg of legs) {
      const read = (afterId: number, limit: number) => this.visits(leg, [from, to], afterId, limit);
      for await (const visit of inBatches(read)) yield cellsOf(visit, leg);
    }
  }

  private visits(leg: LegName, span: readonly string[], afterId: number, limit: number): Promise<VisitRow[]> {
    return this.database.query<VisitRow>(
      `SELECT w.id, w.user_id, ${SCHEDULED[leg]} AS scheduled, w.plan_id, w.size, w.count, w.pickup_delivery_type,
              w.bikou, u.name1, u.name2, u.company_name, u.send_addr_detail1, u.send_addr_detail2, u.send_addr_detail3,
              c.code
         FROM wash_requests w
         JOIN users u ON u.id = w.user_id
         LEFT JOIN case_codes c ON c.wash_request_id = w.id
        WHERE ${VISITS[leg]} AND w.id > ? ORDER BY w.id LIMIT ?`,
      [...span, afterId, limit],
    );
  }
}

/** Never the delivery box's password: files are handed around. */
function cellsOf(visit: VisitRow, leg: LegName): readonly Cell[] {
  const plan = planOf(visit.plan_id);
  const wish = arrivalWindow(arrivalOf(plan, leg), visit.scheduled);
  const kind = `${isOnetime(plan) ? '単発' : ''}${LEG_NAMES[leg]}`;
  const bags = `${labelOf(LOVS_JA.size, visit.size)} ${visit.count}個`;
  const pickupMethod = labelOf(LOVS_JA.pd_type, visit.pickup_delivery_type);
  const remark = visit.bikou.replace(/\s+/g, ' ').trim();
  const { send_addr_detail1, send_addr_detail2, send_addr_detail3 } = visit;
  return [
    visit.user_id,
    addressee(visit),
    `${send_addr_detail1}${send_addr_detail2} ${readableRoom(send_addr_detail3)}`.trim(),
    UPDATE_MODE,
    visit.code ?? visit.id,
    `${kind} ${addressee(visit)}`,
    [kind, bags, pickupMethod, remark].filter((part) => part !== '').join(' '),
    wish.date.replaceAll('-', '/'),
    wish.from,
    wish.to,
    VISIT_MINUTES,
  ];
}
