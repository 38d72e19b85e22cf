/** A partner venue's room number stands after an @ in the third line of the delivery address (handbook/accounts.md#venues). */
export const joinRoom = (building: string, room: string): string => `${building}@${room}`;

/** The building and the room of a stored third line; room is empty where there is none. */
export function splitRoom(detail3: string): { readonly building: string; readonly room: string } {
  const cut = detail3.lastIndexOf('@');
  return cut < 0 ? { building: detail3, room: '' } : { building: detail3.slice(0, cut), room: detail3.slice(cut + 1) };
}
