/** Text that cannot be taken for what it says it is, e.g. a body that is no JSON: answered 400. */
export class Malformed extends Error {
  constructor() {
    super('malformed');
  }
}
