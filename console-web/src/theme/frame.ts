/** Heights of the frame in pixels: what sticks and what is fixed stands between header and bottom bar. */
export const HEADER_HEIGHT = 52;
/** What the product's name, or what is told over it, takes at its beginning on desks. */
export const HEADER_START = 288;
/** What the search takes at the end of it on phones. */
export const SEARCH_OF_PHONES = 60;
const BOTTOM_BAR_HEIGHT = 56;

/** The height of the bar at the lower edge of phones, with what the telephone keeps for itself below it. */
export const BOTTOM_BAR = `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`;

/** The height of the buttons that are fixed above that bar. */
export const ACTION_BAR_HEIGHT = 65;

/** The frame is not printed. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
