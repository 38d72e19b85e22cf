import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { DuringMaintenance, Public } from '../../common/auth/access.js';
import { CallerLanguage } from '../../common/http/caller-language.js';
import { LegalPages } from './legal-pages.js';
import type { LegalPageView } from './legal.view.js';

/** What a shop on the web has to publish. */
@Public()
@DuringMaintenance()
@Controller('legal')
export class LegalController {
  constructor(@Inject(LegalPages) private readonly pages: LegalPages) {}

  /** A legal page: tokushoho (Specified Commercial Transactions Act), privacy or terms. */
  @Get(':name')
  page(@Param('name') name: string, @CallerLanguage() lang: Lang): Promise<LegalPageView> {
    return this.pages.page(name, lang);
  }
}
