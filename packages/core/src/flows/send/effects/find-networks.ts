import { findTokenByContract } from '../../../assets/token.ts';
import { ValidationError } from '../../../errors/error-kinds.ts';
import { type AddressSource, networkAddresses } from '../../../networks/address-source.ts';
import type { AddressBook } from '../../../networks/network-addresses.ts';
import { getNetwork, type Network, networkCodes } from '../../../networks/registry.ts';
import { networksOfScheme } from '../../../payment-uri/read-payment-uri.ts';
import { type Recipient, readRecipient } from '../../../payment-uri/read-recipient.ts';
import type { PayableNetwork, PayableNetworks, SendModel } from '../model.ts';
import { networksToSearch, unrecognized } from '../selectors/other-account.ts';
import type { Effect, EffectContext } from './effect.ts';

/**
 * Finds the networks on which the typed recipient can be paid, where nobody chose an account that can;
 * without one, it finds out why.
 */
export function createNetworkFinder(
  { get, dispatch, signal }: Pick<EffectContext, 'get' | 'dispatch' | 'signal'>,
  addresses: AddressSource = networkAddresses,
): Effect {
  async function search(model: SendModel, held: readonly Network[]): Promise<PayableNetworks> {
    const { recipient: text } = model;
    const book = await addresses.load(held);
    const readings = held.map((network) => ({ network, reading: readOn(book, model, network) }));
    const networks = readings.flatMap(({ reading }) => payableOn(reading));
    const found = { text, networks, isOutdated: false };
    if (networks.length > 0) return { ...found, error: null, mistyped: null };
    const typo = readings.find(({ reading }) => isMistyped(reading));
    const mistyped = typo?.network ?? null;
    const all = await addresses.load(networkCodes);
    const error = explain(all, model);
    // A chosen account has errors of its own, which name the network alone.
    const isSaid = model.accountId === null || isMistyped(error);
    return { ...found, error: isSaid ? error : null, mistyped };
  }

  return {
    onChange(before) {
      const model = get();
      const isSame =
        model.recipient === before.recipient &&
        model.accountId === before.accountId &&
        model.source === before.source &&
        model.parsed === before.parsed;
      const networks = isSame ? [] : networksToSearch(model);
      if (networks.length === 0) return;
      search(model, networks).then(
        (payable) => {
          if (!signal.aborted && get().recipient === payable.text)
            dispatch({ type: 'networks-found', payable });
        },
        // Without the code of the addresses the account is chosen by hand.
        () => undefined,
      );
    },
  };
}

/** Parses the recipient on `network`; null where the server does not work on it. */
function readOn(
  book: AddressBook,
  { source, recipient }: SendModel,
  network: Network,
): Recipient | ValidationError | null {
  const chain = source.status === 'ready' ? source.networks[network]?.chain : undefined;
  if (chain === undefined) return null;
  try {
    return readRecipient(book, network, { text: recipient, chain });
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

function payableOn(reading: Recipient | ValidationError | null): readonly PayableNetwork[] {
  if (reading === null || reading instanceof ValidationError) return [];
  return [{ network: reading.network, assetId: assetIdOf(reading) }];
}

/** Returns the id of the asset to pay; null for a token without a definition. */
function assetIdOf({ network, token }: Recipient): string | null {
  if (token === undefined) return network;
  return findTokenByContract(network, token)?.id ?? null;
}

/** Says why no account can pay the recipient: of another network, mistyped, or no address at all. */
function explain(book: AddressBook, model: SendModel): ValidationError {
  const own = networksOfScheme(model.recipient.trim());
  const readings = [...own, ...networkCodes].map((network) => readOn(book, model, network));
  const [payable] = readings.flatMap(payableOn);
  if (payable !== undefined) return noAccount(payable.network);
  const errors = readings.filter((reading) => reading instanceof ValidationError);
  // A payment request is explained by the network that it names.
  if (own.length > 0 && errors[0] !== undefined) return errors[0];
  return errors.find(isMistyped) ?? unrecognized();
}

function isMistyped(reading: Recipient | ValidationError | null): boolean {
  return reading instanceof ValidationError && reading.reason === 'mistyped';
}

function noAccount(network: Network): ValidationError {
  const { name } = getNetwork(network);
  return new ValidationError('wrong_network', {
    messages: [`None of your accounts can pay this ${name} address.`],
    reason: 'noAccount',
    values: { network: name },
    field: 'recipient',
  });
}
