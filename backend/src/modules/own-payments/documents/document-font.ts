import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';

const FILE = '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf';

/** BIZ UDPGothic (SIL Open Font License 1.1): the whole font, of which each document holds the letters that it uses. */
@Injectable()
export class DocumentFont {
  private loaded: Promise<{ bytes: Buffer; letters: ReadonlySet<number> }> | null = null;

  async bytes(): Promise<Buffer> {
    return (await this.load()).bytes;
  }

  /** The first letter that cannot be printed; null when all can. */
  async unprintable(text: string): Promise<string | null> {
    const { letters } = await this.load();
    return [...text].find((letter) => !letters.has(letter.codePointAt(0) ?? 0)) ?? null;
  }

  /** The text with a geta, as printers have it, for each letter that cannot be printed. */
  async printable(text: string): Promise<string> {
    const { letters } = await this.load();
    return [...text].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '〓')).join('');
  }

  private load() {
    return (this.loaded ??= read());
  }
}

async function read() {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FILE));
  const fontkit = await import('fontkit');
  const font = fontkit.create(bytes);
  if (!('characterSet' in font)) throw new Error(`${FILE} is a collection`);
  return { bytes, letters: new Set(font.characterSet) };
}
