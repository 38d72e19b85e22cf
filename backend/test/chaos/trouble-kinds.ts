interface Kind {
  /** Over soon: who is gone is started again. */
  readonly isShort?: true;
  /** How often a round deals it; once unless told. */
  readonly times?: number;
  /** An end that `--kills` counts. */
  readonly isKill?: true;
  /** Who is there all the time: writes go on. */
  readonly leaves?: 'servers' | 'nodes';
}

const KINDS = {
  'server killed': { isShort: true, times: 3, isKill: true, leaves: 'servers' },
  'server stopped': { isShort: true, leaves: 'servers' },
  'servers replaced': { leaves: 'servers' },
  'log disk full': {},
  'job killed': { isShort: true },
  'clocks moved on': {},
  'clock set back': { isShort: true, leaves: 'servers' },
  'database held': {},
  'database paused': {},
  'connections cut': {},
  'database killed': { isShort: true, times: 2, isKill: true },
  'database stopped': { isShort: true },
  'disk full': {},
  'writing node killed': { isShort: true, leaves: 'nodes' },
  'other node killed': { isShort: true, leaves: 'nodes' },
  'writing node cut off': { leaves: 'nodes' },
  'other node cut off': { leaves: 'nodes' },
} as const satisfies Readonly<Record<string, Kind>>;

export type TroubleKind = keyof typeof KINDS;

/** All that can go wrong, by the name that the closing line has for it. */
export const TROUBLES: Readonly<Record<TroubleKind, Kind>> = KINDS;

/** Lasts as long as `pass` takes; all is well again afterwards. */
export type Trouble = (pass: () => Promise<void>) => Promise<void>;
/** Those that can be made, by whoever makes them. */
export type MadeTroubles = Partial<Record<TroubleKind, Trouble>>;
