/** A key for one intention: sent again with the same body, it makes nothing twice. */
export function newIdempotencyKey(): string {
  // randomUUID exists on https only; the development server is also opened over http on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
