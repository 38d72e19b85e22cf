/** ms between two taps of one double tap: not every phone counts its taps. */
const DOUBLE_TAP_MS = 350;

export interface Click extends Event {
  /** Which of one series of presses it is; 0: of the keyboard. */
  readonly detail?: number;
  readonly pointerType?: string;
}

/** Whether a press belongs to the one that was made at `since` (ms of the page) before it. */
export const isSecondPress = ({ detail = 0, pointerType, timeStamp }: Click, since: number): boolean =>
  detail > 1 || (pointerType === 'touch' && timeStamp - since < DOUBLE_TAP_MS);

/** Holds up the next press of the page where it is the second of one that was made at `since`. */
export function letNoSecondThrough(since: number): void {
  const next = (click: Click) => {
    if (!isSecondPress(click, since)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', next, { capture: true, once: true });
}
