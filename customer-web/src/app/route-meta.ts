/** What a route says of itself to the tab, to search engines and to those who share it (spec 1 §2 "Application shell"). */
export interface RouteMeta {
  title: string;
  description?: string;
  /** The path that search engines keep, without query. */
  canonical?: string;
}
