/**
 * Lists the script and the styles of a built page as values of a `Link` header (RFC 8288), so that a browser fetches
 * them before it has read the page.
 */
export function listPreloads(page: string): readonly string[] {
  const find = (tag: RegExp, rel: string) =>
    [...page.matchAll(tag)].map(([, path]) => `<${path}>; ${rel}; crossorigin`);
  return [
    ...find(/<script type="module" crossorigin src="([^"]+)"/g, 'rel=modulepreload'),
    ...find(/<link rel="stylesheet" crossorigin href="([^"]+)"/g, 'rel=preload; as=style'),
  ];
}
