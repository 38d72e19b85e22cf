/** Moves to the first field with an error, in the order of the page; answers whether there is one. */
export function focusFirstWrong(): boolean {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
  const control = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
  control?.focus();
  return control !== null;
}
