/** Moves to the first field with an error, in the order of the page; answers whether there is one. */
export function focusFirstWrong(): boolean {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
  const control = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
  if (control) focusField(control);
  return control !== null;
}

/**
 * Focuses a control and shows all of its field: a browser brings only the control itself into view, and leaves the label
 * or the message of a group outside.
 */
export function focusField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  const field = control.closest<HTMLElement>('[data-field]') ?? control;
  const fits = field.offsetHeight < window.innerHeight / 2;
  field.scrollIntoView({ block: fits ? 'center' : 'start' });
}
