/** Thrown in place of a refusal as stale whose words of somebody else stand on the screen: there is nothing to add to them. */
export class ToldConflict extends Error {}
