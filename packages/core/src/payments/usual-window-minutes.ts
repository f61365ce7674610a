const stablecoins: ReadonlySet<string> = new Set(['USDT', 'USDC', 'DAI', 'BUSD']);

/** Returns the minutes for which a quote in an asset holds unless the business says otherwise. */
export function usualWindowMinutes({ symbol }: { readonly symbol: string }): number {
  return stablecoins.has(symbol) ? 60 : 15;
}
