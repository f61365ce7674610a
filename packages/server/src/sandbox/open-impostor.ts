import { createHash } from 'node:crypto';
import {
  type BaseUnits,
  type ChainName,
  getNetwork,
  parseAmount,
  toBaseUnits,
} from '@billfold/core';
import type { Impostor as ImpostorAddresses } from '@billfold/core/contract';
import { generateSeedPhrase } from '@billfold/keyring';
import type { PaymentResult } from '../chains/sandbox/pay-from-treasury.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import { resembleAddress } from './resemble-address.ts';

/** Wallet of the sandbox whose address begins and ends like another. */
export interface Impostor extends ImpostorAddresses {
  /** Sends dust to `to` by a signed transaction, from coins of the faucet. */
  sendDust(to: string, amount?: BaseUnits): Promise<DustResult>;
}

export type DustResult =
  | PaymentResult
  /** Reason of the ledger, such as a nonce that another payment took at the same time. */
  | { readonly outcome: 'refused'; readonly reason: string };

export interface ImpostorOptions extends Pick<Sandbox, 'ledger' | 'rules'> {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly now: () => Date;
}

/**
 * Opens the impostor of a ledger, the same one each time: its phrase follows from the first block. A
 * key for an address that begins and ends like a given one cannot be found, so that the imitated
 * address is made from that of the impostor.
 * @throws {RangeError} on a network whose addresses cannot be imitated
 */
export async function openImpostor(options: ImpostorOptions): Promise<Impostor> {
  const { ledger, rules, network, chain, now } = options;
  const first = await ledger.read((state) => state.headerAt(0));
  const seed = `impostor of ${network} ${first?.hash ?? ''}`;
  const entropy = createHash('sha256').update(seed).digest();
  const wallet = rules.openTreasury(
    generateSeedPhrase(12, (length) => new Uint8Array(entropy.subarray(0, length))),
  );
  const [address = ''] = wallet.addresses;
  return {
    address,
    imitates: resembleAddress(address, { network, chain, seed }),
    sendDust: async (to, amount = smallest(network)) => {
      const funded = await ledger.pay({ address, amount: toBaseUnits(amount + feeMoney(network)) });
      if (funded.outcome !== 'sent') return funded;
      const payment = await ledger.read(async (view) =>
        wallet.pay(
          await view.entriesOf(wallet.addresses),
          { address: to, amount },
          { view, at: now() },
        ),
      );
      if (payment.outcome !== 'signed') return payment;
      const broadcast = await ledger.accept(payment.raw);
      return broadcast.outcome === 'rejected'
        ? { outcome: 'refused', reason: broadcast.reason }
        : { outcome: 'sent', hash: payment.hash };
    },
  };
}

function smallest(network: ServedNetwork): BaseUnits {
  const { minimumAmount, decimals } = getNetwork(network);
  return parseAmount(minimumAmount, decimals);
}

/** Fees of one transfer and more: a thousand times the smallest transaction, such as 0.01 ETH. */
function feeMoney(network: ServedNetwork): bigint {
  return smallest(network) * 1_000n;
}
