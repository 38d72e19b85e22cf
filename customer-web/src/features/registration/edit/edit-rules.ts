import { keyed } from '@laundry/shared/messages/keyed';
import type { Lang } from '@laundry/shared/constants/langs';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { editProfile } from '@laundry/shared/rules/accounts/profile';
import { roomRefusal } from '@laundry/shared/rules/accounts/venue';
import { joinRoom } from '@laundry/shared/text/venue-room';
import type { CurrentUser } from '../../../lib/calls/api-types';
import type { RegistrationMessages } from '../form/registration-rules';
import { type EditValues, emailChanges, isResident, profileOf } from './edit-values';

type EditMessages = RegistrationMessages & { current_password?: 'required' };

/** The shared rules of a profile; a new email address needs the password, too. */
export function checkEdit(values: EditValues, user: CurrentUser, area: AreaService | null, lang: Lang): EditMessages {
  const { send_addr_detail3_room_number: room, current_lang: _lang, ...change } = profileOf(values, user, lang);
  const line = isResident(user) ? joinRoom(values.send_addr_detail3.trim(), room ?? '') : values.send_addr_detail3;
  const stored = { ...user, plan_id: user.user_plan.plan_id, current_lang: lang };
  const { errors } = editProfile(stored, { ...change, send_addr_detail3: line }, area);
  // An individual's billing address is a copy of the delivery address, whose own messages say enough.
  const noRoom = isResident(user) ? roomRefusal(room ?? '') : null;
  const shown = Object.entries(errors).filter(([name]) => user.is_company || !name.startsWith('bill_'));
  return {
    ...Object.fromEntries(shown.map(([name, { code, params }]) => [name, keyed(code, params)])),
    ...(noRoom !== null && { send_addr_detail3_room_number: noRoom }),
    ...(emailChanges(values, user) && values.current_password === '' && { current_password: 'required' as const }),
  };
}
