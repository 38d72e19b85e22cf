import { FILE_FORMATS, type FileFormat } from '../../common/files/answer-file.js';
import { OneOf, Optional } from '../../common/validation/rules.js';

export class ReceiptsQuery {
  /** A file instead of JSON. */
  @Optional() @OneOf(FILE_FORMATS) format?: FileFormat;
}
