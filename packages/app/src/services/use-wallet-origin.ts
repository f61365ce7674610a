import { useServices } from './services-context.ts';

/** Returns the origin of the wallet for code on other pages: that of production where it is known, else this one. */
export function useWalletOrigin(): string {
  return useServices().bases.production?.wallet ?? window.location.origin;
}
