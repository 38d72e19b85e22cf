import { LIMITS } from '@laundry/shared/constants/limits';
import { Malformed } from '../errors/malformed.js';

/**
 * Throws {@link Malformed} for JSON of more levels than any form has, before it is parsed: what walks a body later,
 * class-transformer above all, calls itself for each level. Reads the text once, and no further than it must.
 */
export function refuseDeepJson(json: string): void {
  let level = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (char === '"') inString = !inString;
    else if (inString) at += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') level += 1;
    else if (char === ']' || char === '}') level -= 1;
    if (level > LIMITS.jsonLevels) throw new Malformed();
  }
}
