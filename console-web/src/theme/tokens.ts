import { colour } from './colour';

/** Colours of the console, by day and by night: ink on paper, one accent, and one family for each kind of row. */
export const tokens = {
  ink: colour('#16232e', '#e8eff4'),
  inkSoft: colour('#4d5f6d', '#aabbc7'),
  line: colour('#d5dde3', '#2f3f4c'),
  lineStrong: colour('#aab8c2', '#566b7b'),
  paper: colour('#ffffff', '#15212b'),
  ground: colour('#f3f6f8', '#0c141b'),
  /** Behind the heads of tables. */
  head: colour('#e6ecf0', '#1f2f3b'),
  bar: colour('#12344d', '#113049'),
  onBar: colour('#ffffff', '#ffffff'),
  accent: colour('#0b6b75', '#55c3ce'),
  accentDark: colour('#074f57', '#83dbe3'),
  accentSoft: colour('#e2f2f3', '#12353b'),
  /** On the accents, and on the ink of blue rows. */
  onAccent: colour('#ffffff', '#04262b'),
  warn: colour('#a34a00', '#ffb36b'),
  warnSoft: colour('#fff3e6', '#3a2812'),
  danger: colour('#b3261e', '#ff938a'),
  dangerSoft: colour('#fdecea', '#401f1d'),
  good: colour('#1d6b3a', '#74d598'),
  goodSoft: colour('#e5f4ea', '#14341f'),
  focus: colour('#1463d6', '#82b6ff'),
  /** Over the ground of a row, which shows through. */
  veil: colour('#ffffffb3', '#00000059'),
  /** Over the row that the mouse is on. */
  hover: colour('#16232e08', '#ffffff0a'),
  shadow: colour('#16232e55', '#000000aa'),
  row: {
    red: {
      ground: colour('#fdeceb', '#3a1d1c'),
      edge: colour('#c0392b', '#e8695d'),
      ink: colour('#8f1f14', '#ffb6ae'),
    },
    yellow: {
      ground: colour('#fff8dc', '#352b0f'),
      edge: colour('#c99700', '#dcab00'),
      ink: colour('#6b5000', '#f4d57c'),
    },
    green: {
      ground: colour('#e9f6ec', '#143020'),
      edge: colour('#2e8b57', '#4fb277'),
      ink: colour('#1b5e39', '#a3e4bc'),
    },
    blue: {
      ground: colour('#e8f1fc', '#142a45'),
      edge: colour('#2f6fc1', '#5c95e0'),
      ink: colour('#1c4b89', '#adcffa'),
    },
    gray: {
      ground: colour('#eceff1', '#222e37'),
      edge: colour('#788791', '#8b9aa6'),
      ink: colour('#43525d', '#c4d0d9'),
    },
  },
  /** The one stage that has no colour of a row. */
  washed: colour('#5b57c2', '#8d89ea'),
} as const;

/** Touch targets are at least this high on phones, in pixels. */
export const TOUCH_TARGET = 44;
