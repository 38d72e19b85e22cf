import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { ownJson } from '../../../common/own-json.js';
import { Database } from '../../../common/transaction/database.js';
import type { DocumentContent } from './document-content.js';
import { DocumentFont } from './document-font.js';
import { documentName } from './document-name.js';
import { documentPdf } from './document-pdf.js';
import { PaymentDocument } from './payment-document.entity.js';

/** A document that was issued, as a file: however often it is fetched, it is the same one. */
@Injectable()
export class FetchDocument {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DocumentFont) private readonly font: DocumentFont,
  ) {}

  /** Throws {@link NotFound} for one that is another's. */
  async execute({ accountId: user_id }: Principal, id: number): Promise<{ name: string; pdf: Buffer }> {
    const issued = await this.database.manager.findOneBy(PaymentDocument, { id, user_id });
    if (issued === null) throw new NotFound();
    const content = ownJson<DocumentContent>(issued.content);
    const pdf = await documentPdf(issued, content, await this.font.bytes());
    return { name: documentName(content.kind, issued.subject), pdf };
  }
}
