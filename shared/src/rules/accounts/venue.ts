import { PICKUP_METHOD } from '../../constants/pickup-methods.js';
import { LIMITS } from '../../constants/limits.js';
import { isBlank } from '../../text/blank.js';
import { lengthOf } from '../../text/length.js';
import { refuse, type Refusal } from '../decision.js';

/** Letters, digits and hyphens: a code stands in an address and under a QR code. */
const CODE = /^[0-9A-Za-z][0-9A-Za-z-]{3,19}$/;

export type VenueRefusal = 'required' | 'venue_code' | 'venue_code_fixed' | 'invalid_value' | 'hand_over_not_of_venue';

export const isVenueCode = (code: string): boolean => CODE.test(code);

/** Pickup methods that a venue can offer: one of them at least, none twice. */
export const areVenuePickupMethods = (types: readonly unknown[]): boolean =>
  types.length > 0 &&
  new Set(types).size === types.length &&
  types.every((type) => Object.values(PICKUP_METHOD).some((each) => each === type));

/** What a resident tells besides the form of every customer. */
export interface ResidentForm {
  readonly pickup_delivery_type: number | null;
  readonly room: string;
}

/** Why a text is no room of a resident; null when it is one. It is stored behind the building and an @. */
export function roomRefusal(room: string): 'required' | 'invalid_value' | null {
  if (isBlank(room)) return 'required';
  return room.includes('@') || lengthOf(room.trim()) > LIMITS.roomLength ? 'invalid_value' : null;
}

/** What a venue's form asks for besides: the room, and a pickup method that the building offers. One refusal a field. */
export function residentRefusals(form: ResidentForm, offered: readonly number[]): readonly Refusal<VenueRefusal>[] {
  const refusals: Refusal<VenueRefusal>[] = [];
  const room = roomRefusal(form.room);
  if (room !== null) refusals.push(refuse(room, 'send_addr_detail3_room_number'));
  const type = form.pickup_delivery_type;
  if (type === null) refusals.push(refuse('required', 'pickup_delivery_type'));
  else if (!offered.includes(type)) refusals.push(refuse('hand_over_not_of_venue', 'pickup_delivery_type'));
  return refusals;
}
