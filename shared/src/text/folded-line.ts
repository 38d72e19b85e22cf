/** Bytes of a line, its break not counted (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const NEXT_LINE = '\r\n ';

/** A line of a calendar, folded where it is too long, never within a character. */
export function foldedLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character.codePointAt(0) ?? 0);
    if (bytes + size > LINE_BYTES) {
      folded += NEXT_LINE;
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
