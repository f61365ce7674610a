/** Hands a file to the browser, under its own name. */
export function downloadFile(page: Document | null, file: File): void {
  if (!page) return;
  const url = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
