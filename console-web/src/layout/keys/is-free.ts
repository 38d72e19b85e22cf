/** Where letters are typed, or choose something by themselves. A tick takes none. */
const OWN_LETTERS = [
  'input:not([type=checkbox]):not([type=radio])',
  ...['textarea', 'select', '[contenteditable]', '[role=dialog]', '[role=menu]', '[role=listbox]', '[role=combobox]'],
].join(', ');

/** Whether a key is nobody's: neither typed somewhere nor part of a command of the browser or the system. */
export function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(OWN_LETTERS) !== null);
}
