/** What a label can name, as https://html.spec.whatwg.org/multipage/forms.html#category-label lists it. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/**
 * For a field's `labels` jsdom walks the whole document once for each label in it, which was a third of the time of tests
 * that find fields by their label. This looks at the label around a field and at those that name its id: the same answer,
 * as an array.
 */
export function findLabelsFast() {
  const types = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of types) Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
}

function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const around = this.closest('label');
  const wrapping = around !== null && !around.hasAttribute('for') && around.querySelector(LABELABLE) === this;
  return [...(wrapping ? [around] : []), ...namingIdOf(this)];
}

function namingIdOf(field: HTMLElement): Iterable<HTMLLabelElement> {
  const document = field.ownerDocument;
  if (field.id === '' || document.getElementById(field.id) !== field) return [];
  return document.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(field.id)}]`);
}
