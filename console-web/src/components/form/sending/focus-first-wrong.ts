/** What a field, or the heading of a group of boxes, is marked by when it is wrong. */
const WRONG = '[aria-invalid="true"], legend.Mui-error';

/** The keyboard stands in the first wrong field, whatever it is typed or chosen by; of a group, in its first box. */
export function focusFirstWrong(within: HTMLElement | null): void {
  const wrong = within?.querySelector<HTMLElement>(WRONG);
  const field = wrong instanceof HTMLLegendElement ? wrong.closest('fieldset')?.querySelector('input') : wrong;
  field?.focus();
}
