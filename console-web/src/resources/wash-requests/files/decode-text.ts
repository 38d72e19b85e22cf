/** A text file as it is read, and in which encoding it was written. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

const HALF_WIDTH_KANA = /[\uff61-\uff9f]/;

/** Reads a text whatever a Japanese spreadsheet or route planner wrote it in: by its mark, else by what its bytes can be. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'UTF-16LE');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'UTF-16BE');
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded(bytes, 'UTF-8');
  if (bytes.some((byte, at) => byte === 0x1b && bytes[at + 1] === 0x24)) return decoded(bytes, 'ISO-2022-JP');
  return strictly(bytes, 'UTF-8') ?? japanese(bytes) ?? decoded(bytes, 'UTF-8');
}

/** Kanji of EUC-JP are half-width kana to Shift_JIS: who writes those one after the other writes the other. */
function japanese(bytes: Uint8Array): DecodedText | null {
  const shiftJis = strictly(bytes, 'Shift_JIS');
  const euc = strictly(bytes, 'EUC-JP');
  return shiftJis === null || (euc !== null && HALF_WIDTH_KANA.test(shiftJis.text)) ? (euc ?? shiftJis) : shiftJis;
}

const decoded = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});

function strictly(bytes: Uint8Array, encoding: string): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}
