/** Resolves to false where the browser refuses: it may require focus or a user gesture. */
export function writeClipboard(page: Document | null | undefined, text: string): Promise<boolean> {
  // Absent on pages that are not secure, whatever its type says.
  const clipboard: Clipboard | undefined = page?.defaultView?.navigator.clipboard;
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
