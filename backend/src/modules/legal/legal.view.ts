/** A legal page: paragraphs stand between empty lines, a heading begins with "# ". */
export class LegalPageView {
  name: string;
  text: string;
  /** The text is the one that came with the program: the operator has to put the own one in its place. */
  is_draft: boolean;
}
