import { Inject, Injectable } from '@nestjs/common';
import {
  editProfile,
  type ProfileChange,
  type ProfileEdit,
  type StoredField,
} from '@laundry/shared/rules/accounts/profile';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { throwFormErrors } from '../../../common/errors/form-errors.js';
import { AreaQueries } from '../../areas/area.queries.js';
import type { PersonFormDto } from './person-form.dto.js';
import type { User } from '../user.entity.js';

/** Columns that hold null when a text is emptied; the others hold an empty text. */
const NULLABLE: readonly StoredField[] = ['email2'];

type SentForm = PersonFormDto & { readonly is_company?: boolean | null };

/** What a sent profile comes to, whoever sends it. */
@Injectable()
export class ProfileEdits {
  constructor(@Inject(AreaQueries) private readonly areas: AreaQueries) {}

  /** The columns that change; none when all is as it was. Throws {@link FieldErrors} for what cannot be stored. */
  async columns(user: User, { is_company, current_lang, ...form }: SentForm): Promise<Partial<User>> {
    if (typeof is_company === 'boolean' && is_company !== user.is_company) {
      throw FieldErrors.on('is_company', 'unknown_field');
    }
    const { send_addr_detail3_room_number: room, ...fields } = form;
    const change: ProfileChange = { ...fields, ...lineWithRoom(user, fields.send_addr_detail3, room) };
    const zipcode = normalizeZip(change.send_addr_zipcode ?? user.send_addr_zipcode);
    const area = zipcode === null ? null : await this.areas.ofZipcode(zipcode);
    const lang = current_lang ?? user.current_lang;
    const { changes, errors } = editProfile({ ...user, current_lang: lang }, change, area);
    throwFormErrors(errors);
    return { ...columnsOf(changes), ...(lang !== user.current_lang && { current_lang: lang }) };
  }
}

/** The names of changed columns: the history holds no address and no name. */
export const changedFields = (columns: Partial<User>): readonly string[] =>
  Object.keys(columns).filter((name) => name !== 'email_key');

function columnsOf(changes: ProfileEdit['changes']): Partial<User> {
  const columns = Object.entries(changes).map(([field, value]) => [
    field,
    value ?? (NULLABLE.includes(field as StoredField) ? null : ''),
  ]);
  return {
    ...(Object.fromEntries(columns) as Partial<User>),
    ...(typeof changes.email === 'string' && { email_key: changes.email }),
  };
}

/** The third line of a venue's customer keeps its room unless another is sent. */
function lineWithRoom(
  user: User,
  line: string | null | undefined,
  room: string | null | undefined,
): { send_addr_detail3?: string | null } {
  if (user.source_venue_code === null || (line === undefined && room === undefined)) return {};
  if (typeof line === 'string' && line.includes('@') && room === undefined) return {};
  const stored = splitRoom(user.send_addr_detail3);
  return { send_addr_detail3: joinRoom((line ?? stored.building).trim(), (room ?? stored.room).trim()) };
}
