import { ValidationError } from '../../../errors/error-kinds.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { type AddressSource, networkAddresses } from '../../../networks/address-source.ts';
import type { AddressBook } from '../../../networks/network-addresses.ts';
import type { Network } from '../../../networks/registry.ts';
import { networksOfScheme, tokensOn } from '../../../payment-uri/read-payment-uri.ts';
import { readRecipient } from '../../../payment-uri/read-recipient.ts';
import type { ParsedRecipient, SendModel } from '../model.ts';
import { type ChosenAccount, chosenAccount } from '../selectors/account.ts';
import { isParsing } from '../selectors/recipient.ts';
import type { Effect, EffectContext } from './effect.ts';

/**
 * Parses the typed recipient with the addresses of the chosen network, which load when an account is
 * chosen. A payment URI of another network loads those of its scheme, to name that network.
 */
export function createRecipientParser(
  { get, dispatch, signal }: Pick<EffectContext, 'get' | 'dispatch' | 'signal'>,
  addresses: AddressSource = networkAddresses,
): Effect {
  let asked = get();

  async function load(networks: readonly Network[]): Promise<void> {
    try {
      await addresses.load(networks);
      if (!signal.aborted) parse();
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'source-failed', error: toBillfoldError(error) });
    }
  }

  function parse(): void {
    const model = get();
    const chosen = chosenAccount(model);
    if (chosen === null) return;
    const book = addresses.get();
    const missing = neededNetworks(model, chosen).filter((network) => book[network] === undefined);
    if (missing.length > 0) return void load(missing);
    if (!isParsing(model)) return;
    const fills = !isTypedSince(asked, model);
    const parsed = parseTyped(book, model.recipient, chosen);
    dispatch({ type: 'recipient-parsed', parsed, fills });
  }

  return {
    onChange(before) {
      const model = get();
      const isSame =
        model.recipient === before.recipient &&
        model.accountId === before.accountId &&
        model.source === before.source;
      if (isSame) return;
      asked = model;
      parse();
    },
  };
}

/** Lists the networks whose addresses parse the typed text: the account's, and those of its scheme. */
function neededNetworks({ recipient }: SendModel, { account }: ChosenAccount): readonly Network[] {
  return [...new Set([account.blockchainNetwork, ...networksOfScheme(recipient.trim())])];
}

/** Tells whether a field that a payment request fills in has changed. */
function isTypedSince(before: SendModel, { memo, amount, amountUsd }: SendModel): boolean {
  return memo !== before.memo || amount !== before.amount || amountUsd !== before.amountUsd;
}

/** Parses the typed text for the chosen account. */
export function parseTyped(
  book: AddressBook,
  typed: string,
  { account, chain }: ChosenAccount,
): ParsedRecipient {
  const { blockchainNetwork: network } = account;
  const text = typed.trim();
  try {
    const result = readRecipient(book, network, { text, chain });
    const token = tokensOn(book, network, chain)(result.address);
    return { text, network, chain, result, contract: token?.contract ?? null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { text, network, chain, result: error, contract: null };
  }
}
