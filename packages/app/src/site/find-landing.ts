import type { UserPlatform } from '@billfold/core/contract';
import type { Services } from '../services/services.ts';

/**
 * Returns the page that sign-in ends on where no page was requested: the dashboard for users who
 * chose it, and for members of a business without a wallet.
 */
export async function findLanding({
  client,
  account,
}: Pick<Services, 'client' | 'account'>): Promise<string> {
  const { config } = client.resources;
  await config.load();
  if (config.get().data?.features.payments !== true) return '/';
  await account.platform.load();
  const { data } = account.platform.get();
  return data && landsOnPayments(data) ? '/payments/dashboard' : '/';
}

function landsOnPayments({ defaultMode, wallets, businesses }: UserPlatform): boolean {
  return defaultMode === 'payments' || (wallets.length === 0 && businesses.length > 0);
}
