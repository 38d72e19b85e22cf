import { Inject, Injectable } from '@nestjs/common';
import {
  editProfile,
  type ProfileChange,
  type ProfileEdit,
  type StoredField,
} from '@laundry/shared/rules/accounts/profile';
import { roomRefusal } from '@laundry/shared/rules/accounts/venue';
import { NAMED_FIELDS, type NamedField } from '@laundry/shared/rules/history/operation-payloads';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { throwFormErrors } from '../../../common/errors/form-errors.js';
import { AreaQueries } from '../../areas/area.queries.js';
import type { PersonFormDto } from './person-form.dto.js';
import type { User } from '../user.entity.js';

/** Columns that hold null when a text is emptied; the others hold an empty text. */
const NULLABLE: readonly StoredField[] = ['email2'];

/** What is undefined was not sent. */
type SentForm = { readonly [Field in keyof PersonFormDto]: PersonFormDto[Field] | undefined } & {
  readonly is_company?: boolean | null;
};

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
    const resident = residentLine(user, fields.send_addr_detail3, room);
    const change: ProfileChange = { ...fields, ...resident.change };
    const zipcode = normalizeZip(change.send_addr_zipcode ?? user.send_addr_zipcode);
    const area = zipcode === null ? null : await this.areas.ofZipcode(zipcode);
    const lang = current_lang ?? user.current_lang;
    const { changes, errors } = editProfile({ ...user, current_lang: lang }, change, area);
    throwFormErrors({ ...errors, ...resident.errors });
    return { ...columnsOf(changes), ...(lang !== user.current_lang && { current_lang: lang }) };
  }
}

/** The names of changed columns: the history holds no address and no name. */
export const changedFields = (columns: Partial<User>): readonly NamedField[] =>
  NAMED_FIELDS.filter((name) => name in columns);

/** What an account holds now of the columns that were sent; the room stands in its line. */
export function sentColumns(user: User, form: object): (now: User) => Partial<User> {
  const names = Object.keys(form).map((name) =>
    name === 'send_addr_detail3_room_number' ? 'send_addr_detail3' : name,
  );
  const sent = names.filter((name): name is keyof User => name in user);
  return (now) => Object.fromEntries(sent.map((name) => [name, now[name]]));
}

function columnsOf(changes: ProfileEdit['changes']): Partial<User> {
  const columns = Object.entries(changes).map(([field, value]): [string, string | null] => [
    field,
    value ?? (NULLABLE.some((name) => name === field) ? null : ''),
  ]);
  return {
    ...Object.fromEntries(columns),
    ...(typeof changes.email === 'string' && { email_key: changes.email }),
  };
}

interface ResidentLine {
  readonly change?: { readonly send_addr_detail3: string };
  readonly errors?: Readonly<Record<string, { readonly code: string }>>;
}

/** The third line of a venue's customer keeps its room unless another is sent; it never loses it. */
function residentLine(user: User, line: string | null | undefined, room: string | null | undefined): ResidentLine {
  if (user.source_venue_code === null || (line === undefined && room === undefined)) return {};
  const isWhole = typeof line === 'string' && line.includes('@') && room === undefined;
  const sent = isWhole ? splitRoom(line) : { building: line, room };
  const stored = splitRoom(user.send_addr_detail3);
  const wanted = (sent.room ?? stored.room).trim();
  const refusal = roomRefusal(wanted);
  if (refusal !== null) return { errors: { send_addr_detail3_room_number: { code: refusal } } };
  return { change: { send_addr_detail3: joinRoom((sent.building ?? stored.building).trim(), wanted) } };
}
