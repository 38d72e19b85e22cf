export const CALL_PATH = '/call';
const NUMBER = 'number';

/** The number that was typed, as the state of the place: addresses are stored by browsers. */
export const ofNumber = (number: string) => ({ [NUMBER]: number });

interface Told {
  readonly told: string;
  /** It came by a link of the telephone system, `/call?number=`. */
  readonly isInAddress: boolean;
}

export function numberOf(search: string, state: unknown): Told {
  const query = new URLSearchParams(search);
  const told = query.get(NUMBER);
  if (told !== null) return { told, isInAddress: true };
  const isKept = typeof state === 'object' && state !== null && NUMBER in state && typeof state[NUMBER] === 'string';
  return { told: isKept ? String(state[NUMBER]) : '', isInAddress: false };
}
