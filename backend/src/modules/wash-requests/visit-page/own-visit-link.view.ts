/** The link of a request's page. */
export class OwnVisitLinkView {
  /** Whoever has it sees the page, and acts on the request; null: its page is closed, was never made, or cannot be told any more. */
  url: string | null;
}
