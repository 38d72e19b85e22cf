/** How far the history has come: what has not risen has not changed. */
export class LiveVersionView {
  version: number;
}
