/** ms for which a pointer that moved may be about to press what it points at. */
const ABOUT_TO_PRESS = 800;

const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]';
const QUESTIONS = '[role="dialog"], [role="menu"], [role="listbox"]';
/** The rows of a list. */
const ROWS = '[data-rows]';

let isPressed = false;
let movedAt = -Infinity;
let isOverRows = false;

/** Keeps an eye on the pointer. */
export function watchPointer(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const press = () => (isPressed = true);
  const release = () => (isPressed = false);
  const move = (event: PointerEvent) => {
    movedAt = performance.now();
    isOverRows =
      event.pointerType !== 'touch' && event.target instanceof Element && event.target.closest(ROWS) !== null;
  };
  window.addEventListener('pointerdown', press, { signal });
  for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, release, { signal });
  window.addEventListener('pointermove', move, { signal });
  document.documentElement.addEventListener('pointerleave', () => (isOverRows = false), { signal });
  return () => watching.abort();
}

/** Whether somebody types, answers a question or drags: nothing of it may change under their hands. */
export function isBusy(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches(TYPED) === true && activeElement.closest('#main') !== null;
  return isPressed || isTyping || document.querySelector(QUESTIONS) !== null;
}

export const isAboutToPress = (): boolean => performance.now() - movedAt < ABOUT_TO_PRESS;

/** Whether the pointer or the keyboard is among the rows of a list: they stay where they are. */
export const isAmongRows = (): boolean => isOverRows || document.activeElement?.closest(ROWS) !== null;
