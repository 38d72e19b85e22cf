import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../../database/columns.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Letters of a case code at most. */
export const CASE_CODE_LENGTH = 10;

/** The code that a request has in the route planner, given when it is first exported: by it an assignment comes back. */
@Entity('case_codes')
@Index('ux_case_codes_code', ['code'], { unique: true })
export class CaseCode {
  @ForeignKey(() => WashRequest, { name: 'fk_case_codes_request' })
  @PrimaryColumn({ type: 'int' })
  wash_request_id: number;
  @TextColumn(CASE_CODE_LENGTH) code: string;
}
