/** Not there, or not the caller's: the two are answered alike (contract: 404). */
export class NotFound extends Error {
  constructor(readonly what: string) {
    super(`${what} not found`);
  }
}
