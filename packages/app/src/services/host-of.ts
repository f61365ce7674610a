/** Returns the host of a URL, by which people know a webhook. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
