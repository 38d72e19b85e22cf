import type { RaRecord } from 'ra-core';

/** A row that several people edit. */
export type SharedRow = RaRecord<number> & { readonly version: number };
