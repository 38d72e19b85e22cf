import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Lang } from '@laundry/shared/constants/langs';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { editProfile, type ProfileChange, type ProfileEdit, type StoredField } from '@laundry/shared/rules/profile';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { throwFormErrors } from '../../../common/errors/form-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { Sessions } from '../../auth/sessions.js';
import { History } from '../../history/history.js';
import type { ProfileDto } from '../dto/profile.dto.js';
import { EmailChange } from '../email-change.js';
import { refuseEmailInUse } from '../email-in-use.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import type { UserView } from '../user.view.js';

/** Columns that hold null when a text is emptied; the others hold an empty text. */
const NULLABLE: readonly StoredField[] = ['email2'];

/** Somebody edits the own account; what is not sent stays. */
@Injectable()
export class ChangeProfile {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(EmailChange) private readonly emailChange: EmailChange,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, dto: ProfileDto): Promise<UserView> {
    const user = await this.users.byId(caller.id);
    const { changes, errors } = await this.edit(user, dto);
    throwFormErrors(errors);
    const values = { ...columnsOf(changes), ...langOf(user, dto) };
    if (Object.keys(values).length > 0) {
      if (values.email !== undefined) {
        await this.emailChange.confirm({ caller, user, email: values.email, password: dto.current_password ?? null });
      }
      await refuseEmailInUse(() => this.database.inTransaction(() => this.store(caller, user, values)));
    }
    return this.users.me(user.id);
  }

  private async edit(user: User, dto: ProfileDto): Promise<ProfileEdit> {
    const { is_company, current_lang, send_addr_detail3_room_number: room, current_password: _, ...fields } = dto;
    if (typeof is_company === 'boolean' && is_company !== user.is_company) {
      throw FieldErrors.on('is_company', 'unknown_field');
    }
    const change: ProfileChange = { ...fields, ...lineWithRoom(user, fields.send_addr_detail3, room) };
    const zipcode = normalizeZip(change.send_addr_zipcode ?? user.send_addr_zipcode);
    const area = zipcode === null ? null : await this.areas.ofZipcode(zipcode);
    const lang = current_lang ?? (user.current_lang as Lang);
    return editProfile({ ...user, current_lang: lang }, change, area);
  }

  private async store(caller: Principal, user: User, values: Partial<User>): Promise<void> {
    if (values.email !== undefined) await this.emailChange.hold(caller, user);
    const alive = { id: user.id, deleted_at: IsNull() };
    const updated_at = this.clock.now();
    const { affected } = await this.database.manager.update(User, alive, { ...values, updated_at });
    if (affected !== 1) throw new NotFound();
    // The names of the fields only: the history holds no address and no name.
    const fields = Object.keys(values).filter((name) => name !== 'email_key');
    await this.history.record({
      type: OPERATION.profileChanged,
      actor: caller,
      user: { ...user, ...values },
      changes: { fields: [null, fields] },
    });
    if (values.email !== undefined) await this.emailChange.complete(caller, user, values.email);
    this.sessions.forget(user.id);
  }
}

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

const langOf = (user: User, { current_lang: lang }: ProfileDto): Partial<User> =>
  lang && lang !== user.current_lang ? { current_lang: lang } : {};

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
