import type { RequestListener } from 'node:http';
import type { RateSettings } from '../src/platform/rate-settings.ts';
import { type Loopback, listenOnLoopback } from './loopback.ts';

/** Two services of prices on this machine, which answer in the shapes that theirs document. */
export interface PriceServices {
  readonly settings: RateSettings;
  /** By CoinGecko's ids; what is written is sent as it is. */
  readonly coins: Map<string, Readonly<Record<string, string>>>;
  /** Last trades by Kraken's names of pairs; it knows no others. */
  readonly pairs: Map<string, string>;
  /** Response sent in place of prices; null for the prices. */
  readonly coinGecko: { answer: Answer | null };
  readonly kraken: { answer: Answer | null };
  /** The paths and headers that were asked. */
  readonly asked: { readonly url: URL; readonly apiKey: string | undefined }[];
  close(): Promise<void>;
}
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export async function openPriceServices(): Promise<PriceServices> {
  const coins: PriceServices['coins'] = new Map();
  const pairs: PriceServices['pairs'] = new Map();
  const coinGecko: PriceServices['coinGecko'] = { answer: null };
  const kraken: PriceServices['kraken'] = { answer: null };
  const asked: PriceServices['asked'] = [];
  const listen = (source: { readonly answer: Answer | null }, say: (url: URL) => string) =>
    listenOnLoopback(
      (origin): RequestListener =>
        (request, response) => {
          const url = new URL(request.url ?? '/', origin);
          const apiKey = request.headers['x-cg-demo-api-key'];
          asked.push({ url, apiKey: typeof apiKey === 'string' ? apiKey : undefined });
          const { status, body } = source.answer ?? { status: 200, body: say(url) };
          response.writeHead(status, { 'content-type': 'application/json' }).end(body);
        },
    );
  const opened: readonly [Loopback, Loopback] = [
    await listen(coinGecko, (url) => simplePrice(coins, url)),
    await listen(kraken, (url) => ticker(pairs, url)),
  ];
  return {
    coins,
    pairs,
    coinGecko,
    kraken,
    asked,
    settings: {
      coinGecko: { origin: opened[0].origin, apiKey: 'CG-demo' },
      kraken: { origin: opened[1].origin },
    },
    close: async () => {
      for (const { close } of opened) await close();
    },
  };
}

/** Numbers as they stand in the JSON of `GET /api/v3/simple/price`. */
function simplePrice(coins: PriceServices['coins'], url: URL): string {
  const ids = url.searchParams.get('ids')?.split(',') ?? [];
  const said = ids.flatMap((id) => {
    const coin = coins.get(id);
    if (coin === undefined) return [];
    const fields = Object.entries(coin).map(([name, value]) => `"${name}":${value}`);
    return `"${id}":{${fields.join(',')}}`;
  });
  return `{${said.join(',')}}`;
}

/** `GET /0/public/Ticker`: one unknown pair among those that were asked for spoils the answer. */
function ticker(pairs: PriceServices['pairs'], url: URL): string {
  const names = url.searchParams.get('pair')?.split(',') ?? [];
  if (names.some((name) => !pairs.has(name)))
    return JSON.stringify({ error: ['EQuery:Unknown asset pair'] });
  const result = Object.fromEntries(
    names.map((name) => {
      const last = pairs.get(name) ?? '';
      return [
        name,
        {
          a: [last, '1', '1.000'],
          b: [last, '1', '1.000'],
          c: [last, '0.00067643'],
          v: ['4083.67001100', '4412.73601799'],
          p: [last, last],
          t: [34619, 38907],
          l: [last, last],
          h: [last, last],
          o: last,
        },
      ];
    }),
  );
  return JSON.stringify({ error: [], result });
}
