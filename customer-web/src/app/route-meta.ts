/** What a route says of itself to the tab, to search engines and to those who share it. */
export interface RouteMeta {
  title: string;
  description?: string;
  /** The path that search engines keep, without query. */
  canonical?: string;
}
