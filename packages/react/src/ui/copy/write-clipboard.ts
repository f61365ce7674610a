/** Whether the browser let us: it may want the page to have the focus, or to be pressed. */
export function writeClipboard(page: Document | null | undefined, text: string): Promise<boolean> {
  // Absent on pages that are not secure, whatever its type says.
  const clipboard: Clipboard | undefined = page?.defaultView?.navigator.clipboard;
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
