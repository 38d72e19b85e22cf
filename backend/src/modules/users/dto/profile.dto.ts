import { Flag, Optional } from '../../../common/validation/rules.js';
import { PersonFormDto } from './person-form.dto.js';

/** What a customer may change of his account; anything else is an unknown field (contract, Session). */
export class ProfileDto extends PersonFormDto {
  /** May be sent along as it is; it never changes. */
  @Optional() @Flag() is_company?: boolean | null;
}
