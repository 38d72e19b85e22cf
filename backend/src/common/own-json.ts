/** What we stored ourselves as JSON, of the type that it was stored with. */
export const ownJson = <Stored>(text: string): Stored => JSON.parse(text) as Stored;
