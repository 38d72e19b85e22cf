/** A change as it was stored, its values as text; null: nothing. */
export interface StoredChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The names of people whom `from` and `to` know by id. */
  readonly from_name?: string | null | undefined;
  readonly to_name?: string | null | undefined;
}

type UnnamedChange = Pick<StoredChange, 'field' | 'from' | 'to'>;

/** The changes of a stored operation. What is of no shape that we write stands as it is: the past is shown, whatever it was. */
export function storedChanges(json: string): UnnamedChange[] {
  const stored = parsed(json);
  if (stored === null) return [];
  if (typeof stored !== 'object' || Array.isArray(stored)) return [standing('changes', stored)];
  return Object.entries(stored).map(([field, value]: [string, unknown]) => {
    if (!isStep(value)) return standing(field, value);
    const [from, to] = value;
    return { field, from: storedText(from), to: storedText(to) };
  });
}

/** What some fields were before a stored operation, as values and not as text. */
export function storedBefore(json: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const stored = parsed(json);
  const steps = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const wanted = steps.flatMap(([field, step]: [string, unknown]) =>
    fields.includes(field) && isStep(step) ? [[field, step[0]] as const] : [],
  );
  return Object.fromEntries(wanted);
}

function parsed(json: string): unknown {
  if (json === '') return null;
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return json;
  }
}

/** A value that is no step from one to another. */
function standing(field: string, value: unknown): UnnamedChange {
  return { field, from: storedText(value), to: storedText(value) };
}

const isStep = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** A value as changes hold it. */
export const storedText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
