/** Moves to the first field with an error, in the order of the page; answers whether there is one. */
export function focusFirstWrong(within = document.querySelector('main'), marks = '[aria-invalid="true"]'): boolean {
  const wrong = within?.querySelector<HTMLElement>(marks);
  const group = wrong instanceof HTMLLegendElement ? wrong.closest('fieldset') : wrong;
  const control = group instanceof HTMLFieldSetElement ? group.querySelector('input') : group;
  if (control) focusField(control);
  return Boolean(control);
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

/** What a step begins with: its own heading, else the page's. */
export function focusStep(): void {
  const heading = document.querySelector<HTMLElement>('main [data-step-heading]');
  (heading ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
