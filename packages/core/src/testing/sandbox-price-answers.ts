import { nativeAsset } from '../assets/account-asset.ts';
import { tokensOf } from '../assets/token.ts';
import { listCurrencyRates } from '../contract/rates/currency-rates.ts';
import { getPriceHistory } from '../contract/rates/price-history.ts';
import { getRate } from '../contract/rates/rates.ts';
import { setSandboxRate } from '../contract/sandbox/controls.ts';
import {
  type AssetStatistics,
  getStatistics,
  type WalletStatistics,
} from '../contract/wallets/statistics.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { type DisplayCurrency, displayCurrencies } from '../money/display-currencies.ts';
import { divideHalfUp } from '../money/round.ts';
import { networkCodes } from '../networks/registry.ts';
import { holdingsOf } from '../portfolio/holdings.ts';
import { chartTimes } from './chart-times.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/** Answers what has to do with prices. They never move by themselves, so a day changes nothing. */
export function answerPrices(services: FakeServices, books: SandboxBooks): void {
  services.on(getRate)(({ params: { crypto } }) => {
    const wanted = crypto.toUpperCase();
    const isKnown = [...networkCodes.map(nativeAsset), ...networkCodes.flatMap(tokensOf)].some(
      ({ symbol }) => symbol === wanted,
    );
    if (!isKnown) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    const price = books.market.price(wanted);
    if (price === null) throw new FakeRefusal(503, { code: 'RATE_UNAVAILABLE' });
    return price;
  });
  services.on(getPriceHistory)(({ query: { symbols, period } }) => ({
    series: symbols.split(',').flatMap((text) => {
      const price = books.market.price(text.toUpperCase());
      if (price === null) return [];
      const points = chartTimes(books.now(), period).map((t) => ({ t, value: price.currentRate }));
      return [{ symbol: text.toUpperCase(), points }];
    }),
  }));
  services.on(listCurrencyRates)(() =>
    displayCurrencies.map((currency) => ({
      currency,
      currentRate: toDecimal(currencyPrices[currency]),
      asOf: books.now(),
      stale: false,
    })),
  );
  services.on(setSandboxRate)(({ body }) => ({ data: books.market.control(body) }));
  services.on(getStatistics)(() => statisticsOf(books));
}

function statisticsOf(books: SandboxBooks): WalletStatistics {
  const accounts = books.accounts();
  const assets = assetsOf(books);
  const total = sumOfMoney(assets.map(({ fiat }) => fiat));
  const prices = assets.map(({ symbol }) => books.market.price(symbol));
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
  const valued = holdingsOf(books.accounts()).map((holding) => {
    const { network, symbol, balance, decimals } = holding;
    const fiat = books.market.worth(parseAmount(balance, decimals), holding);
    return { network, symbol, balance, fiat };
  });
  const total = sumOfMoney(valued.map(({ fiat }) => fiat));
  return valued.map((asset) => {
    const price = books.market.price(asset.symbol)?.currentRate ?? null;
    const change24hPercent = price === null ? null : toDecimal('0.00');
    return { ...asset, share: shareOf(asset.fiat, total), price, change24hPercent };
  });
}

/** Cents; null while one of them has no price. */
export function sumOfMoney(worths: readonly (Decimal | null)[]): BaseUnits | null {
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

/** Round numbers that nobody takes for a market's. */
const currencyPrices: Readonly<Record<DisplayCurrency, string>> = {
  USD: '1',
  EUR: '1.10',
  GBP: '1.30',
  JPY: '0.0070',
  CHF: '1.15',
  CAD: '0.75',
  AUD: '0.65',
  CNY: '0.14',
  INR: '0.012',
  BRL: '0.18',
};
