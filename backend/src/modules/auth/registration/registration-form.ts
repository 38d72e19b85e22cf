import { DEFAULT_LANG } from '@laundry/shared/constants/langs';
import { formatPlanId, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { completeRegistration, type RegistrationForm } from '@laundry/shared/rules/accounts/registration';
import { isBlank } from '@laundry/shared/text/blank';
import { joinRoom } from '@laundry/shared/text/venue-room';
import type { RegisterDto } from './register.dto.js';

/** The form of the shared rules from a body, completed: the plan at the top or in user_plan, a venue's room with its building. */
export function registrationForm(dto: RegisterDto): RegistrationForm {
  const { user_plan, send_addr_detail3_room_number: room, ...fields } = dto;
  const plan_id = isBlank(dto.plan_id) ? user_plan?.plan_id : dto.plan_id;
  const plan = parsePlanId(plan_id);
  const isVenue = !isBlank(dto.source_venue_code) && !isBlank(room);
  const building = (dto.send_addr_detail3 ?? '').trim();
  return completeRegistration({
    ...fields,
    send_addr_detail3: isVenue ? joinRoom(building, (room ?? '').trim()) : building,
    is_company: dto.is_company ?? false,
    current_lang: dto.current_lang ?? DEFAULT_LANG,
    plan_id: plan === null ? plan_id : formatPlanId(plan),
    pickup_delivery_type: dto.pickup_delivery_type ?? user_plan?.pickup_delivery_type,
  });
}
