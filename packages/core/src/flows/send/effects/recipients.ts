import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { networkAddresses } from '../../../networks/address-source.ts';
import { checkAddress } from '../../../networks/check-address.ts';
import type { AddressBook } from '../../../networks/network-addresses.ts';
import type { Network } from '../../../networks/registry.ts';
import { loadContacts } from '../../load-contacts.ts';
import {
  type KnownRecipient,
  type KnownRecipients,
  uniqueRecipients,
} from '../known-recipients.ts';
import { type ChosenAccount, chosenAccount } from '../selectors/account.ts';
import type { Effect, EffectContext } from './effect.ts';

/** Limit on own accounts of the network: each costs a request. */
const maximumOwnAccounts = 10;

/**
 * Loads the recipients known to the wallet on the network of the account: contacts, own accounts and
 * paid addresses. Waits for the recipient field to be used, so that the dialog opens without these
 * requests. A list that fails leaves the others, and is retried with the next change.
 */
export function createRecipientsLoader(
  context: EffectContext,
): Effect & { /** Loads at once, when the recipient field receives the focus. */ enter(): void } {
  const { get, dispatch, signal } = context;
  let loadingFor: Network | null = null;

  async function load(chosen: ChosenAccount): Promise<void> {
    const { blockchainNetwork: network } = chosen.account;
    loadingFor = network;
    const known = await loadKnown(context, chosen);
    // Another network was chosen meanwhile, whose lists load on their own.
    if (loadingFor !== network) return;
    loadingFor = null;
    if (signal.aborted || get().step !== 'recipient') return;
    if (chosenAccount(get())?.account.blockchainNetwork === network)
      dispatch({ type: 'known-loaded', known });
  }

  function loadUnlessKnown(): void {
    const { step, known } = get();
    const chosen = chosenAccount(get());
    const network = chosen?.account.blockchainNetwork;
    const isKnown = known?.network === network && known?.error === null;
    if (step !== 'recipient' || !chosen || isKnown || loadingFor === network) return;
    void load(chosen);
  }
  return {
    enter: loadUnlessKnown,
    onChange: (before) => {
      const model = get();
      const isChanged =
        model.recipient !== before.recipient || model.accountId !== before.accountId;
      const isReady = model.source !== before.source;
      if (model.recipient.trim() !== '' && (isChanged || isReady)) loadUnlessKnown();
    },
  };
}

/** Loads the lists of known recipients; the error of one that failed takes its place. */
async function loadKnown(context: EffectContext, chosen: ChosenAccount): Promise<KnownRecipients> {
  const { blockchainNetwork: network } = chosen.account;
  const lists = [
    loadOwn(context, chosen),
    loadSaved(context, chosen),
    loadPaid(context, chosen),
  ].map(settle);
  try {
    const book = await networkAddresses.load([network]);
    const settled = await Promise.all(lists);
    const recipients = settled.flatMap((list) => list.recipients).flatMap(normalize(book, chosen));
    const error = settled.find((list) => list.error !== null)?.error ?? null;
    return { network, recipients: uniqueRecipients(recipients), error };
  } catch (error) {
    return { network, recipients: [], error: toBillfoldError(error) };
  }
}

type LoadedList = Pick<KnownRecipients, 'recipients' | 'error'>;

function settle(list: Promise<readonly KnownRecipient[]>): Promise<LoadedList> {
  return list.then(
    (recipients) => ({ recipients, error: null }),
    (error: unknown) => ({ recipients: [], error: toBillfoldError(error) }),
  );
}

async function loadSaved(
  { client, walletId, signal }: EffectContext,
  { account }: ChosenAccount,
): Promise<readonly KnownRecipient[]> {
  const contacts = await loadContacts(client, walletId, signal);
  return contacts
    .filter(({ network }) => network === account.blockchainNetwork)
    .map(({ address, name, memo, addressChangedAt }) => ({
      source: 'contact',
      address,
      name,
      memo,
      accountId: null,
      paidAt: null,
      addressChangedAt,
    }));
}

async function loadOwn(
  { client, walletId, get, signal }: EffectContext,
  { account }: ChosenAccount,
): Promise<readonly KnownRecipient[]> {
  const { source } = get();
  const accounts = source.status === 'ready' ? source.own : [];
  const ofNetwork = accounts.filter(
    ({ blockchainNetwork }) => blockchainNetwork === account.blockchainNetwork,
  );
  const lists = await Promise.all(
    ofNetwork.slice(0, maximumOwnAccounts).map(async ({ id, name }) => {
      const rows = await client.accounts.listAddresses(walletId, id, {}, { signal });
      return rows.map(
        ({ addressValue }): KnownRecipient => ({
          source: 'own-account',
          address: addressValue,
          name,
          memo: null,
          accountId: id,
          paidAt: null,
          addressChangedAt: null,
        }),
      );
    }),
  );
  return lists.flat();
}

async function loadPaid(
  { client, walletId, signal }: EffectContext,
  { account }: ChosenAccount,
): Promise<readonly KnownRecipient[]> {
  const { items } = await client.transactions.list(
    walletId,
    { type: 'SENT', pageSize: 100, network: account.blockchainNetwork },
    { signal },
  );
  return items.flatMap(({ blockchainNetwork, toAddress: address, createdAt: paidAt }) =>
    blockchainNetwork === account.blockchainNetwork && address !== null
      ? [{ ...unnamed, address, paidAt }]
      : [],
  );
}

const unnamed = {
  source: 'paid',
  name: null,
  memo: null,
  accountId: null,
  addressChangedAt: null,
} as const;

/** Normalizes addresses for comparison, and drops those that cannot be paid. */
function normalize(book: AddressBook, { account, chain }: ChosenAccount) {
  return (recipient: KnownRecipient): readonly KnownRecipient[] => {
    const { address: text } = recipient;
    const check = checkAddress(book, account.blockchainNetwork, { text, chain });
    return check.valid ? [{ ...recipient, address: check.normalized }] : [];
  };
}
