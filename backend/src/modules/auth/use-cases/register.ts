import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plan-id';
import { isBlank, statusAfterRegistration, type RegistrationForm } from '@laundry/shared/rules/registration';
import { registrationErrors } from '@laundry/shared/rules/registration-errors';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { throwFormErrors } from '../../../common/errors/form-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { refuseEmailInUse } from '../../users/email-in-use.js';
import type { NewUser } from '../../users/blank-account.js';
import { newCustomer } from '../../users/new-customer.js';
import { personName } from '../../users/person-name.js';
import { User } from '../../users/user.entity.js';
import { Venue } from '../../venues/venue.entity.js';
import type { RegisterDto } from '../dto/register.dto.js';
import { OneTimeTokens } from '../one-time-tokens.js';
import { registrationForm } from '../registration-form.js';
import type { RegisteredView } from '../registration.view.js';
import { Sessions } from '../sessions.js';

/** Registers a customer; by card and month the account stays provisional, without a token, until it is paid. */
@Injectable()
export class Register {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** `passwordHash` is null when the form's password is no good one. */
  async execute(dto: RegisterDto, passwordHash: string | null): Promise<RegisteredView> {
    const form = registrationForm(dto);
    const venueCode = isBlank(dto.source_venue_code) ? null : (dto.source_venue_code ?? null);
    await this.refuse(form, venueCode, dto);
    const plan = parsePlanId(form.plan_id);
    if (plan === null || passwordHash === null) throw FieldErrors.on('password', 'password_format');
    const user = newCustomer({
      form,
      plan,
      passwordHash,
      venueCode,
      status: statusAfterRegistration(plan, form.payment_method_id ?? 0),
      option: dto.user_plan?.user_plan_option ?? 0,
      referrerCode: dto.referrer_code ?? null,
      now: this.clock.now(),
    });
    return refuseEmailInUse(() => this.database.inTransaction(() => this.store(user, isOnetime(plan))));
  }

  private async refuse(form: RegistrationForm, venueCode: string | null, dto: RegisterDto): Promise<void> {
    const zipcode = normalizeZip(form.send_addr_zipcode ?? '');
    const area = zipcode === null ? null : await this.areas.ofZipcode(zipcode);
    throwFormErrors(registrationErrors(form, area));
    if (venueCode !== null) {
      if (!(await this.database.manager.existsBy(Venue, { code: venueCode })))
        throw FieldErrors.on('source_venue_code', 'invalid_value');
      if (isBlank(dto.send_addr_detail3_room_number)) throw FieldErrors.on('send_addr_detail3_room_number', 'required');
    }
    const taken = await this.database.manager.existsBy(User, { email_key: form.email ?? '' });
    if (taken) throw FieldErrors.on('email', 'email_in_use');
  }

  private async store(row: NewUser, onetime: boolean): Promise<RegisteredView> {
    const { identifiers } = await this.database.manager.insert(User, row);
    const user = { ...row, id: Number(identifiers[0]?.['id']) };
    const way = await this.wayIn(user);
    await this.history.record({
      type: OPERATION.registered,
      actor: { id: user.id, name: personName(user) },
      user,
      paymentMethodId: user.payment_method_id,
      referrerCode: user.referrer_code,
    });
    await this.sendMail(user, onetime);
    return { ...way, user: { id: user.id, payment_method_id: user.payment_method_id } };
  }

  /** A session, or else a ticket for one: never two ways in. */
  private async wayIn(user: NewUser & { id: number }): Promise<Pick<RegisteredView, 'token' | 'ticket'>> {
    if (user.status === USER_STATUS.provisional) return { ticket: await this.tokens.issue('registration', user.id) };
    return { token: { access_token: await this.sessions.start(user) } };
  }

  private sendMail(user: NewUser & { id: number }, onetime: boolean): Promise<void> {
    if (onetime) {
      const url = `${this.config.publicUrl}/wash-request`;
      return this.outbox.enqueue({ template: 'registered_onetime', to: user, data: { url } });
    }
    const template = user.status === USER_STATUS.underReview ? 'registered_invoice' : 'registered_card';
    return this.outbox.enqueue({ template, to: user, data: {} });
  }
}
