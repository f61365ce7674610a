import { type BaseUnits, type ChainName, toBaseUnits, validateAddress } from '@billfold/core';
import { generateSeedPhrase } from '@billfold/keyring';
import type { ServiceContext } from '../context.ts';
import type { DemoLedger } from './demo-world.ts';

/** Ethereum wallet whose address begins and ends like that of a contact. */
export interface Impostor {
  /** Address of the contact, made from that of the impostor: nobody has its key. */
  readonly lookAlike: string;
  /** Sends dust to `address` from the impostor's own coins. */
  sendDust(address: string, amount: BaseUnits): Promise<string>;
}

export function createImpostor(
  { platform, chains }: Pick<ServiceContext, 'platform' | 'chains'>,
  { ledger, rules }: DemoLedger,
): Impostor {
  const wallet = rules.openTreasury(generateSeedPhrase(12, platform.random.bytes));
  const [own = ''] = wallet.addresses;
  return {
    lookAlike: resemble(own, platform.random.bytes(16), chains.get('ETH').chain),
    sendDust: async (address, amount) => {
      await ledger.pay({ address: own, amount: toBaseUnits(amount + gasMoney) });
      const at = new Date(platform.clock.now());
      const payment = await ledger.read(async (view) =>
        wallet.pay(await view.entriesOf(wallet.addresses), { address, amount }, { view, at }),
      );
      if (payment.outcome !== 'signed') throw new Error(`The impostor gets ${payment.outcome}.`);
      await ledger.accept(payment.raw);
      return payment.hash;
    },
  };
}

/** Fees of one transfer and more: 0.01 ETH. */
const gasMoney = 10n ** 16n;

/** Replaces all but the first and the last four digits of an address. */
function resemble(address: string, bytes: Uint8Array, chain: ChainName): string {
  const digits = address.slice(2).toLowerCase();
  const middle = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const check = validateAddress(
    'ETH',
    `0x${digits.slice(0, 4)}${middle}${digits.slice(-4)}`,
    chain,
  );
  if (!check.valid) throw new Error('The address of the contact is invalid.');
  return check.normalized;
}
