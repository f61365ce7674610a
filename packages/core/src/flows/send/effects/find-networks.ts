import { findTokenByContract } from '../../../assets/token.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import { type AddressSource, networkAddresses } from '../../../networks/address-source.ts';
import type { AddressBook } from '../../../networks/network-addresses.ts';
import type { Network } from '../../../networks/registry.ts';
import { type Recipient, readRecipient } from '../../../payment-uri/read-recipient.ts';
import type { SendModel } from '../model.ts';
import { fundedAccounts } from '../selectors/account.ts';
import { isUnplaced } from '../selectors/other-account.ts';
import type { Effect, EffectContext } from './effect.ts';

/**
 * Finds the networks on which the typed recipient can be paid, where no account is chosen or the
 * chosen one cannot pay it.
 */
export function createNetworkFinder(
  { get, dispatch, signal }: Pick<EffectContext, 'get' | 'dispatch' | 'signal'>,
  addresses: AddressSource = networkAddresses,
): Effect {
  async function find(model: SendModel): Promise<void> {
    const { recipient: text } = model;
    const held = fundedAccounts(model).map(({ blockchainNetwork }) => blockchainNetwork);
    const candidates = [...new Set(held)];
    const book = await addresses.load(candidates);
    if (signal.aborted || get().recipient !== text) return;
    const requests = candidates.flatMap((network) => readOn(book, model, network));
    const [first] = requests;
    const networks = requests.map(({ network }) => network);
    dispatch({ type: 'networks-found', text, networks, assetId: first ? assetIdOf(first) : null });
  }

  return {
    onChange(before) {
      const model = get();
      const isSame =
        model.recipient === before.recipient &&
        model.accountId === before.accountId &&
        model.source === before.source &&
        model.parsed === before.parsed;
      // Without the code of the addresses the account is chosen by hand.
      if (!isSame && isUnplaced(model)) find(model).catch(() => undefined);
    },
  };
}

/** Parses the recipient on `network`; empty where it cannot be paid there. */
function readOn(
  book: AddressBook,
  { source, recipient }: SendModel,
  network: Network,
): readonly Recipient[] {
  const chain = source.status === 'ready' ? source.networks[network]?.chain : undefined;
  if (chain === undefined) return [];
  try {
    return [readRecipient(book, network, { text: recipient, chain })];
  } catch (error) {
    if (isErrorCode(error, 'wrong_network', 'recipient_invalid', 'payment_uri_invalid')) return [];
    throw error;
  }
}

/** Returns the id of the asset to pay; null for a token without a definition. */
function assetIdOf({ network, token }: Recipient): string | null {
  if (token === undefined) return network;
  return findTokenByContract(network, token)?.id ?? null;
}
