import { inflateSync } from 'node:zlib';

/** The texts that a PDF with one font shows, a line for each that was written, as a reader copies them out of it. */
export function pdfText(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const letters = lettersOf(streams.find((text) => text.includes('beginbfrange')) ?? '');
  return streams
    .flatMap((text) => [...text.matchAll(/\[([^\][]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, glyphs = '']) => [...glyphs.matchAll(/.{4}/g)].map(([glyph]) => letters[parseInt(glyph, 16)]))
        .join(''),
    );
}

function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('\nendstream', at);
    const bytes = pdf.subarray(at + 'stream\n'.length, end);
    // The font's own stream is inflated, too, and shows nothing.
    found.push(bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1'));
    at = end + '\nendstream'.length;
  }
  return found;
}

/** The letters of the glyphs, by their numbers in the document. */
function lettersOf(map: string): string[] {
  const lists = [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...[...hex.matchAll(/[0-9a-f]{4}/g)].map(([unit]) => parseInt(unit, 16))),
    ),
  );
}
