import { getRate } from '../contract/rates.ts';
import { setSandboxRate } from '../contract/sandbox-controls.ts';
import {
  type AssetStatistics,
  getStatistics,
  type WalletStatistics,
} from '../contract/statistics.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';

const { decimals, symbol } = getNetwork('BTC');

/** Answers what has to do with prices. The price never moves by itself, so a day changes nothing. */
export function answerPrices(services: FakeServices, books: SandboxBooks): void {
  services.on(getRate)(({ params: { crypto } }) => {
    if (crypto.toUpperCase() !== symbol) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const price = books.market.price();
    if (price === null) throw new FakeRefusal(503, { code: 'RATE_UNAVAILABLE' });
    return price;
  });
  services.on(setSandboxRate)(({ body }) => ({ data: books.market.control(body) }));
  services.on(getStatistics)(() => statisticsOf(books));
}

function statisticsOf(books: SandboxBooks): WalletStatistics {
  const accounts = books.accounts();
  const price = books.market.price();
  const units = accounts.reduce(
    (sum, { nativeBalance }) => sum + parseAmount(nativeBalance, decimals),
    0n,
  );
  const fiat = books.market.worth(toBaseUnits(units));
  const nothing = price === null ? null : toDecimal('0.00');
  const asset: AssetStatistics = {
    symbol,
    network: 'BTC',
    balance: toDecimal(toBaseUnits(units), { decimals }),
    fiat,
    share: fiat === null || units === 0n ? nothing : toDecimal('100.00'),
    price: price?.currentRate ?? null,
    change24hPercent: nothing,
  };
  const isEmpty = accounts.length === 0;
  return {
    walletId: books.walletId,
    currency: 'USD',
    totalBalance: isEmpty ? toDecimal('0.00') : fiat,
    change24h: isEmpty ? toDecimal('0.00') : nothing,
    change24hPercent: units === 0n ? null : nothing,
    accountsCount: accounts.length,
    assets: isEmpty ? [] : [asset],
    asOf: price?.asOf ?? accounts[0]?.asOf ?? new Date(0),
    stale: price?.stale ?? false,
  };
}
