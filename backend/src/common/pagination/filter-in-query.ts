import { FieldErrors } from '../errors/field-errors.js';

/**
 * A query whose `filter` is ra-data-simple-rest's JSON object, with that object's members beside the other parameters:
 * `filter={"status":[0,1]}` is `status=0&status=1`. So one class checks both spellings, and names the unknown ones.
 */
export function spreadFilter(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { filter, ...rest } = query;
  return filter === undefined ? rest : { ...membersOf(filter), ...rest };
}

function membersOf(filter: unknown): Record<string, unknown> {
  const parsed = typeof filter === 'string' ? parse(filter) : null;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw FieldErrors.on('filter', 'invalid_value');
  }
  const members = Object.entries(parsed).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(members.map(([name, value]) => [name, asText(value)]));
}

/** A query holds texts only. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  return typeof value === 'object' ? value : String(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
