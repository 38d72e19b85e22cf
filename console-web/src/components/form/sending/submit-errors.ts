import { problemLines, problemOf, refusalText } from '../../../providers/api/problem';

/** Messages by field; `root.server` is what stands against the whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** What a refused write leaves in its form: the messages of its own fields beside them, all other lines for the whole. */
export function submitErrors(error: unknown, fields: readonly string[]): FormErrors {
  const refusals = problemOf(error).refusals ?? [];
  const own = refusals.filter(({ field }) => fields.includes(field));
  if (own.length === 0) return { 'root.server': problemLines(error).join('\n') };
  const others = refusals.filter(({ field }) => !fields.includes(field));
  const lines = new Map<string, string[]>();
  for (const refusal of own)
    lines.set(refusal.field, [...(lines.get(refusal.field) ?? []), `▲ ${refusalText(refusal)}`]);
  return {
    ...Object.fromEntries([...lines].map(([field, texts]) => [field, texts.join('\n')])),
    ...(others.length > 0 && { 'root.server': [...new Set(others.map(refusalText))].join('\n') }),
  };
}
