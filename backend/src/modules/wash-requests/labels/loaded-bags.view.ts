/** Bags of a request by their numbers. */
export class LoadedBagsView {
  scanned: number[];
  missing: number[];
}
