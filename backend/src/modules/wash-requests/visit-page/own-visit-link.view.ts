/** The link of a request's page. */
export class OwnVisitLinkView {
  /** Whoever has it sees the page, and acts on the request; null: its page is closed, or was never made. */
  url: string | null;
}
