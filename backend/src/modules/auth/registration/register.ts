import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { statusAfterRegistration, type RegistrationForm } from '@laundry/shared/rules/accounts/registration';
import { isBlank } from '@laundry/shared/text/blank';
import { registrationErrors } from '@laundry/shared/rules/accounts/registration-errors';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { monthToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { residentRefusals } from '@laundry/shared/rules/accounts/venue';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { throwFormErrors } from '../../../common/errors/form-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { refuseEmailInUse } from '../../users/accounts/email-in-use.js';
import type { NewUser } from '../../users/accounts/blank-account.js';
import { newCustomer } from '../../users/accounts/new-customer.js';
import { planCharge } from '@laundry/shared/rules/plans/price';
import { addressee } from '@laundry/shared/text/person-name';
import { inviterOf } from '../../users/referral/inviter-of.js';
import { User } from '../../users/user.entity.js';
import { VenueQueries } from '../../venues/venue.queries.js';
import { pickupMethodsOf } from '../../venues/venue.view.js';
import type { RegisterDto } from './register.dto.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { registrationForm } from './registration-form.js';
import type { RegisteredView } from './registration.view.js';
import { RegistrationPayment } from './registration-payment.js';
import { Sessions } from '../../sessions/sessions.js';

/** Registers a customer; by card and month the account stays provisional, without a token, until it is paid. */
@Injectable()
export class Register {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(VenueQueries) private readonly venues: VenueQueries,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(RegistrationPayment) private readonly payment: RegistrationPayment,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** `passwordHash` is null when the form's password is no good one. */
  async execute(dto: RegisterDto, passwordHash: string | null): Promise<RegisteredView> {
    const form = registrationForm(dto);
    const venueCode = isBlank(dto.source_venue_code) ? null : (dto.source_venue_code ?? null);
    await this.refuse(form, venueCode, dto);
    const beginsMonth = this.beginsMonth(form, dto);
    const invitedBy = await inviterOf(this.database.manager, dto.referral_code);
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
      beginsMonth,
      now: this.clock.now(),
    });
    return refuseEmailInUse(() => this.database.inTransaction(() => this.store(user, isOnetime(plan), invitedBy)));
  }

  private async refuse(form: RegistrationForm, venueCode: string | null, dto: RegisterDto): Promise<void> {
    const zipcode = normalizeZip(form.send_addr_zipcode ?? '');
    const area = zipcode === null ? null : await this.areas.ofZipcode(zipcode);
    const resident = venueCode === null ? {} : await this.residentErrors(venueCode, form, dto);
    throwFormErrors({ ...resident, ...registrationErrors(form, area) });
    const plan = parsePlanId(form.plan_id);
    const pays =
      plan !== null && statusAfterRegistration(plan, form.payment_method_id ?? 0) === USER_STATUS.provisional;
    if (pays && !this.payment.isOffered) throw FieldErrors.on('payment_method_id', 'payment_method_unselectable');
    const taken = await this.database.manager.existsBy(User, { email_key: form.email ?? '' });
    if (taken) throw FieldErrors.on('email', 'email_in_use');
  }

  /** The month with which the plan is to begin; null: at once. */
  private beginsMonth(form: RegistrationForm, { begins_next_month }: RegisterDto): string | null {
    if (begins_next_month !== true) return null;
    const month = monthToBeginWith(form, this.clock.now());
    if (month === null) throw FieldErrors.on('begins_next_month', 'begin_at_once');
    return month;
  }

  /** What the form lacks for a resident of a partner venue. */
  private async residentErrors(code: string, form: RegistrationForm, dto: RegisterDto) {
    const venue = await this.venues.find(code);
    if (venue === null) throw FieldErrors.on('source_venue_code', 'invalid_value');
    const resident = {
      pickup_delivery_type: form.pickup_delivery_type ?? null,
      room: dto.send_addr_detail3_room_number ?? '',
    };
    return Object.fromEntries(
      residentRefusals(resident, pickupMethodsOf(venue)).map(({ field, code }) => [field, { code }]),
    );
  }

  private async store(row: NewUser, onetime: boolean, invitedBy: number | null): Promise<RegisteredView> {
    const { identifiers } = await this.database.manager.insert(User, row);
    const user = { ...row, id: Number(identifiers[0]?.['id']) };
    const way = await this.wayIn(user);
    await this.history.record({
      type: OPERATION.registered,
      actor: selfActor(user),
      user,
      paymentMethodId: user.payment_method_id,
      referrerCode: user.referrer_code,
      ...(invitedBy !== null && { changes: { invited_by: [null, invitedBy] as const } }),
    });
    await this.sendMail(user, onetime, way.payment_no);
    return { ...way, user: { id: user.id, payment_method_id: user.payment_method_id } };
  }

  /** A session, or else a ticket for one: never two ways in. */
  private async wayIn(
    user: NewUser & { id: number },
  ): Promise<Pick<RegisteredView, 'token' | 'ticket' | 'payment_no'>> {
    const plan = parsePlanId(user.plan_id);
    if (user.status !== USER_STATUS.provisional || plan === null) {
      return { token: { access_token: await this.sessions.start(user) } };
    }
    const ticket = await this.tokens.issue('registration', user.id);
    return { ticket, payment_no: await this.payment.begin(user, plan, ticket) };
  }

  private async sendMail(user: NewUser & { id: number }, onetime: boolean, payment_no?: string): Promise<void> {
    const { plan_id, payment_method_id: payment_method } = user;
    const from = user.begins_month === null ? null : firstDayOf(user.begins_month);
    const data = { name: addressee(user), plan_id, charge: planCharge(user), payment_method, from };
    if (onetime) return this.outbox.enqueue({ template: 'registered_onetime', to: user, data });
    if (payment_no === undefined) return this.outbox.enqueue({ template: 'registered_invoice', to: user, data });
    const pay_until = await this.payment.payableUntil(payment_no);
    return this.outbox.enqueue({ template: 'registered_card', to: user, data: { ...data, pay_until } });
  }
}
