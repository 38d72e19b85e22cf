import { useEffect, useState } from 'react';

interface Place {
  readonly box: Element;
  /** Which of the box's children led to it. */
  readonly index: number;
}

/**
 * A dialog gives the keyboard back to what opened it. Where that goes with what the dialog has done, at once or with the
 * next reading, this moves on to what stands in its place, else to the screen's heading.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => ({ element: document.activeElement, places: placesOf(document.activeElement) }));
  useEffect(() => () => follow(opener.element, opener.places), [opener]);
}

/** Gives the keyboard to an element, and to what stands in its place where that goes. */
export function focusBackTo(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  follow(element, placesOf(element));
}

/** Until somebody has gone on. */
function follow(element: Element | null, places: readonly Place[]): void {
  const isStill = () => [element, document.body].includes(document.activeElement) && element?.isConnected === true;
  const observer = new MutationObserver(() => {
    if (!isStill()) goOn();
  });
  const goOn = () => {
    observer.disconnect();
    if (document.activeElement === document.body) focusAt(places.find(({ box }) => box.isConnected));
  };
  if (isStill()) observer.observe(document.body, { childList: true, subtree: true });
  else goOn();
}

/** The boxes around an element inside the screen, the nearest first. */
function placesOf(element: Element | null): readonly Place[] {
  const box = element?.parentElement;
  if (!element || !box?.parentElement?.closest('main')) return [];
  return [{ box, index: [...box.children].indexOf(element) }, ...placesOf(box)];
}

function focusAt(place: Place | undefined): void {
  const after = place?.box.children[place.index] ?? place?.box.lastElementChild;
  const next = after?.matches(CONTROL) ? after : after?.querySelector(CONTROL);
  const target = next ?? place?.box.querySelector(CONTROL) ?? document.querySelector('main h1');
  // What stands there now may go as well.
  if (target instanceof HTMLElement) focusBackTo(target);
}

const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
