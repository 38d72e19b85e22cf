/** Puts a text where pasting takes it from, and answers whether that could be done. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent where the page came by plain HTTP, and not every browser lets a page do it.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
