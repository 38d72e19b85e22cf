/** What a step begins with: its own heading, else the page's. */
export function focusStep(): void {
  const heading = document.querySelector<HTMLElement>('main [data-step-heading]');
  (heading ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
