import type { GetListParams, GetListResult, RaRecord } from 'ra-core';

/**
 * Where a resource lives in the API, and its writes, whose addresses are the API's own. Reads go through
 * ra-data-simple-rest under `path`.
 */
export interface ResourceCalls {
  readonly path: string;
  /** Rewrites a list's filter into the API's. */
  filterOf?(filter: GetListParams['filter']): object;
  /** Takes headers of a list's answer over into its `meta`. */
  metaOf?(headers: Headers): GetListResult['meta'];
  /** A row of a list as a record, where the API leaves some without an id. */
  recordOf?(row: object): RaRecord;
  /** The list is asked for whole and in the server's own order. */
  readonly isWhole?: boolean;
  /** A list that the API answers whole, without the list conventions. */
  list?(filter: GetListParams['filter']): Promise<readonly RaRecord[]>;
  /** With the same key the same body makes nothing twice. */
  create?(data: object, key?: string): Promise<object>;
  /** Answers the fields that it changed. */
  update?(id: number, data: object, before: object): Promise<object>;
  remove?(id: number): Promise<unknown>;
}
