import { Text } from '../../../common/validation/rules.js';
import { UPLOAD_LIMIT_BYTES } from '../../../common/http/body-parser.js';

export class UploadAssignmentsDto {
  /** The file's text: a case code or reception number, then an id or name of staff, on each line. */
  @Text({ max: UPLOAD_LIMIT_BYTES, min: 1, lines: true, tabs: true }) assign_staff_infos: string;
}
