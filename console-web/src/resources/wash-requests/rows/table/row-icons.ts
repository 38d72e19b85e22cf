import type { CSSObject } from '@mui/material/styles';

/** The outlines of two of MUI's icons: as styles they cost a row no elements of its own. */
const PATHS = {
  date: 'M5 10h14v2h2V6c0-1.1-.9-2-2-2h-1V2h-2v2H8V2H6v2H5c-1.11 0-1.99.9-1.99 2L3 20c0 1.1.89 2 2 2h7v-2H5zm0-4h14v2H5zm17.84 10.28-.71.71-2.12-2.12.71-.71c.39-.39 1.02-.39 1.41 0l.71.71c.39.39.39 1.02 0 1.41m-3.54-.7 2.12 2.12-5.3 5.3H14v-2.12z',
  cancel:
    'M19 3h-1V1h-2v2H8V1H6v2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5V9h14zM5 7V5h14v2zm3.23 9.41 1.06 1.06 2.44-2.44 2.44 2.44 1.06-1.06-2.44-2.44 2.44-2.44-1.06-1.06-2.44 2.44-2.44-2.44-1.06 1.06 2.44 2.44z',
} as const;
export type RowIcon = keyof typeof PATHS;

const maskOf = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`)}") center / 18px no-repeat`;

/** Links whose words stand out of sight behind a picture, where a desk has no room for them. */
export const iconLinks: CSSObject = {
  '& a[data-icon]': {
    position: 'relative',
    width: 24,
    height: 24,
    overflow: 'hidden',
    verticalAlign: 'top',
    textAlign: 'start',
    textIndent: 24,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  '& a[data-icon]::before': { content: '""', position: 'absolute', inset: 0, backgroundColor: 'var(--link)' },
  ...Object.fromEntries(
    Object.entries(PATHS).map(([name, path]): [string, CSSObject] => [
      `& a[data-icon="${name}"]::before`,
      { mask: maskOf(path) },
    ]),
  ),
  // Where the system chooses the colours, a background has its own unless it names the system's.
  '@media (forced-colors: active)': { '& a[data-icon]::before': { backgroundColor: 'LinkText' } },
};
