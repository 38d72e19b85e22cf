/** Ids that tie a control to its hint and its message. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** What a control needs to be announced with its hint and message. */
export function describedBy(id: string, hint: unknown, error: string | undefined) {
  const ids = [hint ? hintId(id) : null, error ? errorId(id) : null].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
