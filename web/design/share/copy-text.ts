/** Whether a text could be copied: browsers let a page do it over HTTPS alone, and people may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Over plain HTTP there is no clipboard at all, whatever its type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
