/** 32 hex digits that nobody has had before. */
export function newKey(): string {
  // randomUUID exists on https only; a web is also opened over http on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as a UUID of version 4. */
export const newUuid = (): string => newKey().replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');
