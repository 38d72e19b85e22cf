/**
 * What a field, or the heading of a group of boxes, is marked by when it is wrong: of the latter MUI marks no box; and what
 * stands in the way of the whole form.
 */
const WRONG = '[data-refused], [aria-invalid="true"], legend.Mui-error';
const BOX = 'input:enabled';

/** Moves to the first field with an error, in the order of the page or of the dialog over it; answers whether there is one. */
export function focusFirstWrong(within = screenNow()): boolean {
  const wrong = within?.querySelector<HTMLElement>(WRONG);
  const group = wrong instanceof HTMLLegendElement ? wrong.closest('fieldset') : wrong;
  const control = group instanceof HTMLFieldSetElement ? group.querySelector<HTMLElement>(BOX) : group;
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

const screenNow = () => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');

/** What a step begins with: its own heading, else the page's. */
export function focusStep(): void {
  const heading = document.querySelector<HTMLElement>('main [data-step-heading]');
  (heading ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
