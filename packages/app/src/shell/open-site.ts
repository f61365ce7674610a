/** Shows another site in a new tab, which learns nothing of this one. */
export function openSite(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
