// Businesses of the proofs, which are paid into a wallet of their owner, reached through the API alone.
import { type Api, signInPassword } from '../../bench/load/api.mjs';

export type Merchant = Awaited<ReturnType<typeof openMerchant>>;

export interface NewMerchant {
  readonly walletId: string;
  /** Cloud encryption password of the wallet. */
  readonly password: string;
  /** Address modes of the assets that the business accepts, by asset. */
  readonly assets: Readonly<Record<string, 'FRESH' | 'POOL' | 'SHARED'>>;
}

/** Opens a business that accepts `assets`. */
export async function openMerchant(owner: Api, { walletId, password, assets }: NewMerchant) {
  await owner.expect('POST', '/v1/user/step-up', { password: signInPassword });
  const { data: business } = await owner.expect('POST', '/v1/dash/businesses', { name: 'Proof' });
  const root = `/v1/dash/businesses/${business.id}`;
  const wallet = { walletId, password, seedPhrase: null };
  await owner.expect('PUT', `${root}/settlement`, wallet);
  const tab = `${root}/settings/cryptocurrency`;
  const { version } = (await owner.expect('GET', tab)).data;
  const accepted = Object.entries(assets).map(([asset, addressMode]) => ({
    ...{ asset, addressMode, isEnabled: true },
    ...{ confirmationPolicy: null, toleranceBps: null, windowMinutes: null },
    ...{ adjustBps: null, minPrice: null, maxPrice: null },
  }));
  await owner.expect('PUT', tab, { version, assets: accepted });
  return {
    root,
    /** Creates a secret key of the merchant API. */
    newKey: async ({ livemode }: { readonly livemode: boolean }): Promise<string> => {
      const { data } = await owner.expect('POST', `${root}/api-keys`, {
        ...{ name: 'Proof', kind: 'SECRET', livemode, expiresAt: null },
        ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
      });
      return data.secret;
    },
  };
}
