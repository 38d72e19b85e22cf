/** Shift_JIS as browsers and the card providers mean it: with the characters of Windows. */
const SHIFT_JIS = new TextDecoder('shift_jis');

/** The fields of an `application/x-www-form-urlencoded` body as bytes; the first of each name. */
export function readFormBytes(body: Buffer): ReadonlyMap<string, Buffer> {
  const fields = new Map<string, Buffer>();
  for (const part of body.toString('latin1').split('&')) {
    const [name = '', ...value] = part.split('=');
    const key = SHIFT_JIS.decode(bytesOf(name));
    if (key !== '' && !fields.has(key)) fields.set(key, bytesOf(value.join('=')));
  }
  return fields;
}

/** The same with its values read as Shift_JIS. */
export function readShiftJisForm(body: Buffer): ReadonlyMap<string, string> {
  return new Map([...readFormBytes(body)].map(([name, bytes]) => [name, SHIFT_JIS.decode(bytes)]));
}

function bytesOf(text: string): Buffer {
  const bytes = text
    .replace(/\+/g, ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Fields as a body. They hold ASCII only: no customer's text goes to a card provider, so nothing is lost in Shift_JIS. */
export function writeForm(fields: Readonly<Record<string, string>>): Buffer {
  for (const [name, value] of Object.entries(fields)) {
    if (!/^[\x20-\x7e]*$/.test(value)) throw new Error(`${name} is not ASCII`);
  }
  return Buffer.from(new URLSearchParams(fields).toString(), 'latin1');
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Yen as a provider writes them; −1, which no payment has, for anything else. */
export const readYen = (text: string | undefined): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : -1;
