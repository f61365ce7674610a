export interface ReplacedPageOptions {
  readonly page: Pick<Window, 'document' | 'location'>;
  /** Fetches the page as the server has it now. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>;
}

/**
 * Reloads the page once where a part of it did not load because the site was built again: the server's page then
 * names another script than the running one. After the reload both are the same, so that a part which fails for
 * another reason never reloads anything, and shows its error.
 */
export async function reloadReplacedPage({ page, fetch }: ReplacedPageOptions): Promise<void> {
  const script = page.document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (script === null || script === undefined) return;
  try {
    const headers = { accept: 'text/html' };
    const answer = await fetch(page.location.pathname, { headers, cache: 'no-cache' });
    const text = answer.ok ? await answer.text() : '';
    // An answer without any module is that of a proxy or of an outage.
    if (!text.includes('type="module"') || text.includes(script)) return;
  } catch {
    // Without a connection the part could not load, and nothing was replaced.
    return;
  }
  page.location.reload();
}
