import type { Lang } from '../../constants/langs.js';
import { WORDING_EN } from './wording-en.js';
import { WORDING_JA } from './wording-ja.js';

/** In both languages; a catalogue takes its own only. */
export const WORDING = { ja: WORDING_JA, en: WORDING_EN } as const satisfies Record<Lang, object>;
