import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { LEGAL_PAGES, type LegalPageName } from '@laundry/shared/constants/legal-pages';
import { NotFound } from '../../common/errors/not-found.js';
import { CONFIG, type Config } from '../../config/config.js';
import { LEGAL_DRAFTS } from './legal-drafts.js';
import type { LegalPageView } from './legal.view.js';

/** The operator's texts, DATA_DIR/legal/NAME.txt and NAME.en.txt, else the drafts. A changed file is there at once. */
@Injectable()
export class LegalPages {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async page(asked: string, lang: Lang): Promise<LegalPageView> {
    const name = LEGAL_PAGES.find((each) => each === asked);
    if (name === undefined) throw new NotFound();
    const own = await this.own(name, lang);
    return { name, text: own ?? LEGAL_DRAFTS[name][lang], is_draft: own === null };
  }

  /** What binds is the operator's Japanese text: it is shown where there is no translation, before any draft. */
  private async own(name: LegalPageName, lang: Lang): Promise<string | null> {
    const files = lang === 'ja' ? [`${name}.txt`] : [`${name}.${lang}.txt`, `${name}.txt`];
    for (const file of files) {
      const text = await readIfThere(join(this.config.dataDir, 'legal', file));
      if (text !== null) return text;
    }
    return null;
  }
}

async function readIfThere(path: string): Promise<string | null> {
  if (!existsSync(path)) return null;
  const text = (await readFile(path, 'utf8'))
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  return text === '' ? null : text;
}
