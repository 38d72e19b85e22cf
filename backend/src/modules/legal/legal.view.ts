import type { LegalPageName } from '@laundry/shared/constants/legal-pages';
/** A legal page: paragraphs stand between empty lines, a heading begins with "# ". */
export class LegalPageView {
  name: LegalPageName;
  text: string;
  /** The text is the one that came with the program: the operator has to put the own one in its place. */
  is_draft: boolean;
}
