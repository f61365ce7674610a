import type { WalletSettings } from '../contract/wallets/settings.ts';
import type { Resource } from '../query/resource.ts';

/**
 * Reports whether a wallet may load prices, once its settings are known; true where they cannot be
 * loaded.
 */
export async function loadsPrices(settings: Resource<WalletSettings>): Promise<boolean> {
  await settings.load();
  return settings.get().data?.loadPrices !== false;
}
