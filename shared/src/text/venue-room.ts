/** A partner venue's room number stands after an @ in the third line of the delivery address (handbook/accounts.md#venues). */
export const joinRoom = (building: string, room: string): string => `${building}@${room}`;

/** The building and the room of a stored third line; room is empty where there is none. */
export function splitRoom(detail3: string): { readonly building: string; readonly room: string } {
  const cut = detail3.lastIndexOf('@');
  return cut < 0 ? { building: detail3, room: '' } : { building: detail3.slice(0, cut), room: detail3.slice(cut + 1) };
}

/** The third line as people read it: the room after a space. */
export const readableRoom = (detail3: string): string => {
  const { building, room } = splitRoom(detail3);
  return [building, room].filter(Boolean).join(' ');
};

export interface DeliveryAddress {
  readonly send_addr_detail1?: string | null;
  readonly send_addr_detail2?: string | null;
  readonly send_addr_detail3?: string | null;
}

/** The delivery address up to its house, and its building and room, as far as there are any. */
export const addressParts = (place: DeliveryAddress): readonly string[] => {
  const house = [place.send_addr_detail1, place.send_addr_detail2].filter(Boolean).join(' ');
  return [house, readableRoom(place.send_addr_detail3 ?? '')].filter(Boolean);
};

/** The delivery address in one line; empty for those who may not see it. */
export const addressLine = (place: DeliveryAddress): string => addressParts(place).join(' ');
