import { nativeAsset } from '@billfold/core';
import { mailReaders } from '../business-mails/mail-business.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { formatUnits } from '../payments/format-units.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import type { GasReading } from './next-warning.ts';

export interface LowGas {
  readonly businessId: number;
  readonly network: ServedNetwork;
  readonly reading: GasReading & { readonly accountId: string };
}

/** Emails the readers of a business how many token transfers its funds for network fees pay for, and where to send more. */
export async function mailLowGas(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl' | 'chainMode'>,
  { businessId, network, reading: { accountId, available, fee } }: LowGas,
): Promise<void> {
  const native = nativeAsset(network);
  const { symbol } = native;
  const address = (await loadAddresses(tx, [{ id: accountId }])).get(accountId) ?? '';
  const inCoins = (units: bigint) => `${formatUnits(units, native)} ${symbol}`;
  await mailReaders(tx, context, {
    ...{ businessId, livemode: liveModeOf(context) },
    write: ({ text, amountOn }, business) => ({
      subject: text('gas.low.subject', { business, symbol }),
      paragraphs: [
        text('gas.low', { business, amount: amountOn(inCoins(available), network) }),
        text('gas.low.covers', { count: Number(available / fee), fee: inCoins(fee) }),
        text('gas.low.advice', { symbol, address }),
        { link: `${context.publicUrl}/payments/dashboard`, label: text('dashboard.open') },
      ],
    }),
  });
}
