import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { formatPlanId, parsePlanId, pickupMethodFits } from '@laundry/shared/rules/plans/plan-id';
import { isBlank } from '@laundry/shared/text/blank';
import { residentRefusals } from '@laundry/shared/rules/accounts/venue';
import { splitRoom } from '@laundry/shared/text/venue-room';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { ChangeProfile } from '../../users/profile/change-profile.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { VenueQueries } from '../../venues/venue.queries.js';
import { pickupMethodsOf } from '../../venues/venue.view.js';
import type { ResidentUpdateDto } from './resident-update.dto.js';
import type { TokenAnswerView } from './registration.view.js';

interface ResidentUpdate {
  readonly code: string;
  readonly caller: Principal;
  /** The session goes on: a new one would count as just signed in. */
  readonly accessToken: string;
  readonly dto: ResidentUpdateDto;
}

/** A customer of a partner venue fills in its form again: profile, room and pickup method. */
@Injectable()
export class UpdateAtVenue {
  constructor(
    @Inject(VenueQueries) private readonly venues: VenueQueries,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ChangeProfile) private readonly profile: ChangeProfile,
  ) {}

  async execute({ code, caller, accessToken, dto }: ResidentUpdate): Promise<TokenAnswerView> {
    const user = await this.users.byId(caller.accountId);
    // Asked first: nobody is told whether another code is a venue's.
    if (user.source_venue_code !== code) throw new DomainError(REASON.forbidden);
    const venue = await this.venues.byCode(code);
    refuseOtherMatters(user, dto);
    const pickupMethod = dto.pickup_delivery_type ?? dto.user_plan?.pickup_delivery_type ?? user.pickup_delivery_type;
    const room = dto.send_addr_detail3_room_number ?? splitRoom(user.send_addr_detail3).room;
    const refusals = residentRefusals({ pickup_delivery_type: pickupMethod, room }, pickupMethodsOf(venue));
    if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
    const plan = parsePlanId(user.plan_id);
    if (plan === null || !pickupMethodFits(plan, pickupMethod))
      throw FieldErrors.on('pickup_delivery_type', 'hand_over_not_of_plan');
    const besides = pickupMethod === user.pickup_delivery_type ? {} : { pickup_delivery_type: pickupMethod };
    await this.profile.execute(caller, profileOf(dto), besides);
    return { token: { access_token: accessToken }, user: { id: user.id, payment_method_id: user.payment_method_id } };
  }
}

/** The form has the plan and the payment method in it; sent along as they are they pass. */
function refuseOtherMatters(user: User, dto: ResidentUpdateDto): void {
  const plan = parsePlanId(dto.plan_id ?? dto.user_plan?.plan_id ?? user.plan_id);
  const errors = {
    ...((plan === null || formatPlanId(plan) !== user.plan_id) && { plan_id: ['change_elsewhere'] }),
    ...((dto.payment_method_id ?? user.payment_method_id) !== user.payment_method_id && {
      payment_method_id: ['change_elsewhere'],
    }),
    ...(!isBlank(dto.source_venue_code) &&
      dto.source_venue_code !== user.source_venue_code && { source_venue_code: ['invalid_value'] }),
  };
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
}

/** The fields that a profile has. The password of the form is not one: a signed-in customer changes it on its own screen. */
function profileOf(dto: ResidentUpdateDto) {
  const {
    password: _password,
    password_confirm: _confirm,
    plan_id: _plan,
    pickup_delivery_type: _pickupMethod,
    payment_method_id: _payment,
    user_plan: _userPlan,
    venue: _venue,
    source_venue_code: _code,
    referrer_code: _referrer,
    referral_code: _referral,
    ...profile
  } = dto;
  return profile;
}
