import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field at once, behind what stands there. Typing it would render the whole form for every letter,
 * which on a busy machine takes a long form past the time limit of its test.
 */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
