/** The rows of every list, as far as they can be used; the headings between them are none. */
const ROWS = '[data-rows] > [data-id], .RaDataTable-tbody > tr';
const UNUSABLE = '[inert]';

const rowsInSight = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.closest(UNUSABLE) === null);

const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;

/** To the next row or the one before; to the first from anywhere else. */
function step(by: 1 | -1): boolean {
  const rows = rowsInSight();
  const current = currentRow();
  const at = current === null ? -1 : rows.indexOf(current);
  const row = at < 0 ? rows[0] : rows[at + by];
  if (row === undefined) return rows.length > 0;
  row.tabIndex = -1;
  row.focus();
  return true;
}

/** Presses what a row offers: whoever may not do something has no button for it. */
function press(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.click();
  return true;
}

const inRow = (selector: string): Element | null | undefined => currentRow()?.querySelector(selector);

/** What a customer's page offers of the next request, and of the customer. */
const onPage = (key: string, part = '') => press(document.querySelector(`[data-key=${key}]${part}`));

/** What a letter does in a list, or on a customer's page; false: nothing. */
export const ROW_KEYS: Readonly<Record<string, () => boolean>> = {
  j: () => step(1),
  k: () => step(-1),
  x: () => press(inRow('input[type=checkbox]')),
  a: () => press(document.querySelector('[data-key=assign-selected]') ?? inRow('[data-key=assign]')),
  e: () => press(inRow('[data-key=open]') ?? inRow('a[href^="/"]')),
  m: () => onPage('date'),
  b: () => onPage('count'),
  c: () => onPage('cancel'),
  n: () => onPage('note', ' button'),
};
