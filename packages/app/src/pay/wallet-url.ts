/** Returns the address of a Billfold that opens Send with the link of a checkout page. */
export function walletUrl(origin: string, link: string): string {
  // The fragment stays in the browser: no server logs who pays what.
  return `${origin}/wallet/#pay=${encodeURIComponent(link)}`;
}
