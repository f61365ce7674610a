import { getRate } from '../contract/rates.ts';
import { setSandboxRate } from '../contract/sandbox-controls.ts';
import {
  type AssetStatistics,
  getStatistics,
  type WalletStatistics,
} from '../contract/statistics.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { divideHalfUp } from '../money/round.ts';
import { getNetwork, networkCodes } from '../networks/registry.ts';
import { holdingsOf } from '../portfolio/holdings.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/** Answers what has to do with prices. They never move by themselves, so a day changes nothing. */
export function answerPrices(services: FakeServices, books: SandboxBooks): void {
  services.on(getRate)(({ params: { crypto } }) => {
    const wanted = crypto.toUpperCase();
    const network = networkCodes.find((code) => getNetwork(code).symbol === wanted);
    if (network === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const price = books.market.price(network);
    if (price === null) throw new FakeRefusal(503, { code: 'RATE_UNAVAILABLE' });
    return price;
  });
  services.on(setSandboxRate)(({ body }) => ({ data: books.market.control(body) }));
  services.on(getStatistics)(() => statisticsOf(books));
}

function statisticsOf(books: SandboxBooks): WalletStatistics {
  const accounts = books.accounts();
  const assets = assetsOf(books);
  const total = sumOf(assets.map(({ fiat }) => fiat));
  const prices = assets.map(({ network }) => books.market.price(network));
  const nothing = total === null ? null : toDecimal('0.00');
  const asOf = [...prices, ...accounts].map((each) => each?.asOf.getTime() ?? Infinity);
  return {
    walletId: books.walletId,
    currency: 'USD',
    totalBalance: total === null ? null : toDecimal(total, { decimals: 2 }),
    change24h: nothing,
    change24hPercent: total === 0n ? null : nothing,
    accountsCount: accounts.length,
    assets,
    asOf: new Date(accounts.length === 0 ? 0 : Math.min(...asOf)),
    stale: prices.some((price) => price?.stale === true),
  };
}

function assetsOf(books: SandboxBooks): readonly AssetStatistics[] {
  const valued = holdingsOf(books.accounts()).map(({ network, symbol, balance }) => {
    const units = parseAmount(balance, getNetwork(network).decimals);
    return { network, symbol, balance, fiat: books.market.worth(units, network) };
  });
  const total = sumOf(valued.map(({ fiat }) => fiat));
  return valued.map((asset) => {
    const price = books.market.price(asset.network)?.currentRate ?? null;
    const change24hPercent = price === null ? null : toDecimal('0.00');
    return { ...asset, share: shareOf(asset.fiat, total), price, change24hPercent };
  });
}

/** Cents; null while one of them has no price. */
function sumOf(worths: readonly (Decimal | null)[]): BaseUnits | null {
  let sum = 0n;
  for (const worth of worths) {
    if (worth === null) return null;
    sum += parseAmount(worth, 2);
  }
  return toBaseUnits(sum);
}

/** Per cent of `total`, rounded half up to two decimals. */
function shareOf(fiat: Decimal | null, total: BaseUnits | null): Decimal | null {
  if (fiat === null || total === null) return null;
  const share = total === 0n ? 0n : divideHalfUp(parseAmount(fiat, 2) * 10_000n, total);
  return toDecimal(toBaseUnits(share), { decimals: 2 });
}
