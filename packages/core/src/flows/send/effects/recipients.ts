import type { BillfoldClient } from '../../../create-client.ts';
import { validateAddress } from '../../../networks/validate-address.ts';
import { loadContacts } from '../../load-contacts.ts';
import type { SendEvent } from '../events.ts';
import { type KnownRecipient, withoutRepeats } from '../known-recipients.ts';
import type { SendModel } from '../model.ts';
import { type ChosenAccount, chosenAccount } from '../selectors/account.ts';

export interface KnownLoadingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  readonly signal: AbortSignal;
}

/** Of the same network; a wallet with more accounts than this is a shop's. */
const mostOwnAccounts = 10;

/**
 * Loads whom this wallet knows on the network of the account: its contacts, its own accounts and
 * whom it paid before. Not before a recipient is about to be typed: the dialog opens without it. What
 * fails is asked for again with the next change; nothing waits for it.
 */
export function createKnownLoading({
  client,
  walletId,
  get,
  dispatch,
  signal,
}: KnownLoadingOptions): {
  /** The recipient is about to be typed. */
  enter(): void;
  follow(before: SendModel): void;
} {
  let loadingFor: string | null = null;

  async function load(chosen: ChosenAccount): Promise<void> {
    const { blockchainNetwork: network } = chosen.account;
    loadingFor = network;
    try {
      const lists = await Promise.all([ownOf(chosen), contactsOf(chosen), paidOf(chosen)]);
      const recipients = withoutRepeats(lists.flat().flatMap(asWritten(chosen)));
      if (!signal.aborted) dispatch({ type: 'known-loaded', known: { network, recipients } });
    } catch {
      // Paying works without; the next change asks again.
    } finally {
      loadingFor = null;
    }
  }

  async function contactsOf({ account }: ChosenAccount): Promise<readonly KnownRecipient[]> {
    const contacts = await loadContacts(client, walletId, signal);
    return contacts
      .filter(({ network }) => network === account.blockchainNetwork)
      .map(({ address, name, memo }) => ({
        source: 'contact',
        address,
        name,
        memo,
        accountId: null,
        paidAt: null,
      }));
  }

  async function ownOf({ account }: ChosenAccount): Promise<readonly KnownRecipient[]> {
    const { source } = get();
    const accounts = source.status === 'ready' ? source.accounts : [];
    const ofNetwork = accounts.filter(
      ({ blockchainNetwork }) => blockchainNetwork === account.blockchainNetwork,
    );
    const lists = await Promise.all(
      ofNetwork.slice(0, mostOwnAccounts).map(async ({ id, name }) => {
        const params = { walletId, accountId: id };
        const rows = await client.accounts.addresses({ params, query: {} }, { signal });
        return rows.map(
          ({ addressValue }): KnownRecipient => ({
            source: 'own-account',
            address: addressValue,
            name,
            memo: null,
            accountId: id,
            paidAt: null,
          }),
        );
      }),
    );
    return lists.flat();
  }

  async function paidOf({ account }: ChosenAccount): Promise<readonly KnownRecipient[]> {
    const { items } = await client.transactions.list(
      {
        params: { walletId },
        query: { Type: 'SENT', PageSize: 100, CryptoCurrencyType: account.blockchainNetwork },
      },
      { signal },
    );
    return items.flatMap(({ blockchainNetwork, toAddress: address, createdAt: paidAt }) =>
      blockchainNetwork === account.blockchainNetwork && address !== null
        ? [{ source: 'paid', address, name: null, memo: null, accountId: null, paidAt }]
        : [],
    );
  }

  function loadUnlessKnown(): void {
    const chosen = chosenAccount(get());
    const { known } = get();
    const network = chosen?.account.blockchainNetwork;
    if (!chosen || known?.network === network || loadingFor === network) return;
    void load(chosen);
  }
  return {
    enter: loadUnlessKnown,
    follow: (before) => {
      const model = get();
      const isOther = model.recipient !== before.recipient || model.accountId !== before.accountId;
      const isReady = model.source !== before.source;
      if (model.recipient.trim() !== '' && (isOther || isReady)) loadUnlessKnown();
    },
  };
}

/** In the one way of writing that can be compared; what cannot be paid is of no use. */
function asWritten({ account, chain }: ChosenAccount) {
  return (recipient: KnownRecipient): readonly KnownRecipient[] => {
    const check = validateAddress(account.blockchainNetwork, recipient.address, chain);
    return check.valid ? [{ ...recipient, address: check.normalized }] : [];
  };
}
