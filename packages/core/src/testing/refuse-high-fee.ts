import { nativeAsset } from '../assets/account-asset.ts';
import { findToken } from '../assets/token.ts';
import type { CreateTokenTransaction } from '../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../contract/transactions/transactions.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { findHighFee } from '../money/high-fee.ts';
import { parseRate, type Rate } from '../money/rate.ts';
import type { Network } from '../networks/registry.ts';
import { FakeRefusal } from './fake-services.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import type { TransactionFacts } from './sandbox-transactions.ts';

/** Refuses a fee above a tenth of the amount or $50 that the request does not accept. */
export function refuseHighFee(
  network: Network,
  { value, fee }: Pick<TransactionFacts, 'value' | 'fee'>,
  {
    market,
    request,
  }: {
    readonly market: SandboxMarket;
    readonly request: CreateTransaction | CreateTokenTransaction;
  },
): void {
  if (fee === null || request.acceptFee === true) return;
  const native = nativeAsset(network);
  const token = 'tokenId' in request ? findToken(network, request.tokenId) : undefined;
  const asset = token ?? native;
  const rateOf = (symbol: string): Rate | null => {
    const price = market.price(symbol);
    return price && parseRate(price.currentRate);
  };
  const high = findHighFee({
    ...{ fee: parseAmount(fee, native.decimals), native, nativeRate: rateOf(native.symbol) },
    ...{ amount: parseAmount(value, asset.decimals), asset, rate: rateOf(asset.symbol) },
    isToken: token !== undefined,
  });
  if (high === null) return;
  throw new FakeRefusal(409, {
    code: 'FEE_HIGH',
    message: 'The fee is high',
    current: { fee, limit: toDecimal(high.limit, native) },
  });
}
