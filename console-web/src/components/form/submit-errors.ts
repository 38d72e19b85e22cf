import { problemOf } from '../../providers/api/problem';

/** What a refused write leaves in its form: the messages of its own fields, or the one that is for the whole. */
export function submitErrors(error: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const { errors = {}, detail } = problemOf(error);
  const own = Object.entries(errors).filter(([field]) => fields.includes(field));
  if (own.length > 0)
    return Object.fromEntries(
      own.map(([field, messages]) => [field, messages.map((message) => `▲ ${message}`).join('\n')]),
    );
  const others = [...new Set(Object.values(errors).flat())];
  return { root: { server: others.length > 0 ? others.join('\n') : detail } };
}
