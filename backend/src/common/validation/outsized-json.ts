import { Malformed } from '../errors/malformed.js';

const LEVELS_MAX = 20;
const VALUES_MAX = 5_000;

/**
 * Throws {@link Malformed} for JSON deeper or wider than any form, before it is parsed: what checks a body later calls
 * itself for each level and takes a good while for tens of thousands of fields. Reads the text once, and no further
 * than it must.
 */
export function refuseOutsizedJson(json: string): void {
  let level = 0;
  let values = 1;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (char === '"') inString = !inString;
    else if (inString) at += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') level += 1;
    else if (char === ']' || char === '}') level -= 1;
    else if (char === ',') values += 1;
    if (level > LEVELS_MAX || values > VALUES_MAX) throw new Malformed();
  }
}
