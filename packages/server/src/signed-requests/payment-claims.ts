import * as z from 'zod/mini';

/** Claims of a signed request to pay (RFC 7519). Times are in seconds since 1970. */
export interface PaymentClaims {
  /** Origin of the host that signed it. */
  readonly iss: string;
  /** Id of the payment. */
  readonly sub: string;
  readonly iat: number;
  /** End of the price. */
  readonly exp: number;
  /** Name of the business, which the host says and nothing proves. */
  readonly name: string;
  readonly network: string;
  /** Chain of the network, such as `main`. */
  readonly chain: string;
  /** Id of the asset, such as `USDT@ETH`. */
  readonly asset: string;
  readonly address: string;
  readonly memo: string | null;
  /** Open rest, in main units of the asset. */
  readonly amount: string;
  readonly test: boolean;
  /** Order that is paid, and its price, which the host says like the name; hosts before them state neither. */
  readonly order?: string | null | undefined;
  readonly price?: { readonly amount: string; readonly currency: string } | null | undefined;
  /** URL that takes the signed transaction. */
  readonly transactions: string;
}

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

const seconds = () => z.int().check(z.minimum(0), z.maximum(253_402_300_799));

/** Unseen characters, which could turn round or hide what stands beside a name. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of a host about itself: up to `most` characters, without those that are not seen. */
export const shown = (most: number): z.ZodMiniType<string> =>
  z.pipe(
    text(200),
    z.transform((given: string) => given.replaceAll(unseen, '').trim().slice(0, most)),
  );

const amount = (): z.ZodMiniType<string> =>
  z.string().check(z.regex(/^(0|[1-9]\d{0,30})(\.\d{1,36})?$/));

/** Price that a host states. */
export const statedPrice = (): z.ZodMiniType<{ amount: string; currency: string }> =>
  z.object({ amount: amount(), currency: z.string().check(z.regex(/^[A-Z\d]{2,10}$/)) });

export const paymentClaims: z.ZodMiniType<PaymentClaims> = z.object({
  ...{ iss: text(300), sub: text(100), iat: seconds(), exp: seconds() },
  ...{ name: shown(80), network: text(20), chain: text(20), asset: text(40), address: text(200) },
  memo: z.nullable(text(120)),
  amount: amount(),
  test: z.boolean(),
  order: z.optional(z.nullable(shown(100))),
  price: z.optional(z.nullable(statedPrice())),
  transactions: text(500),
});
