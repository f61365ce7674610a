import type { Network } from '../../networks/registry.ts';
import { listServedNetworks } from '../../portfolio/list-served-networks.ts';
import { normalizeSeedPhrase } from '../../seed-phrase/normalize-seed-phrase.ts';
import { isFine } from '../refused-field.ts';
import { addAccounts } from './add-accounts.ts';
import { callOnce, type NewWalletContext } from './new-wallet-context.ts';
import {
  type NewPassword,
  validateName,
  validatePassword,
  validatePhrase,
} from './new-wallet-selectors.ts';

export function submitName({ client, store }: NewWalletContext): void {
  const known = client.resources.wallets.get().data?.items ?? [];
  const invalid = validateName(
    store.get().draft,
    known.map((wallet) => wallet.name),
  );
  if (isFine(invalid)) store.dispatch({ type: 'went-on', to: { step: 'password' } });
  else store.dispatch({ type: 'refused', invalid });
}

/** Makes the wallet; on import only keeps the password until the phrase is there. */
export async function submitPassword(context: NewWalletContext, entered: NewPassword) {
  const { store, secrets } = context;
  const invalid = validatePassword(entered);
  if (!isFine(invalid)) return store.dispatch({ type: 'refused', invalid });
  if (store.get().draft.kind === 'import') {
    secrets.keepPassword(entered.password);
    return store.dispatch({ type: 'went-on', to: { step: 'import-phrase' } });
  }
  await callOnce(context, async () => {
    const created = await create(context, { seedPhrase: null, password: entered.password });
    return () => {
      secrets.keepPhrase(created.seedPhrase ?? '');
      store.dispatch({ type: 'went-on', to: { step: 'show-phrase', walletId: created.id } });
    };
  });
}

/** Submits the phrase to import, or the one of the unfinished wallet. */
export async function submitPhrase(context: NewWalletContext, text: string): Promise<void> {
  const { store, secrets, options } = context;
  await callOnce(context, async () => {
    const problem = validatePhrase(text, (await options.loadWords?.()) ?? null);
    if (problem) return () => store.dispatch({ type: 'phrase-refused', problem });
    const { place } = store.get();
    const seedPhrase = normalizeSeedPhrase(text);
    if (place.step === 'enter-phrase') return activate(context, place.walletId, seedPhrase);
    const networks = await loadNetworks(context);
    const { id: walletId } = await create(context, { seedPhrase, password: secrets.password() });
    return () => goToAccounts(context, { walletId, networks });
  });
  await addAccounts(context);
}

/** Activates the wallet with the phrase that is still in memory, and adds its accounts. */
export async function confirmPhrase(context: NewWalletContext): Promise<void> {
  const { place } = context.store.get();
  if (place.step !== 'confirm-phrase') return;
  await callOnce(context, () =>
    activate(context, place.walletId, context.secrets.phrase().join(' ')),
  );
  await addAccounts(context);
}

async function create(
  { client, store }: NewWalletContext,
  secret: { readonly seedPhrase: string | null; readonly password: string },
) {
  const { name, wordCount } = store.get().draft;
  return client.wallets.create({
    name: name.trim(),
    wordCount,
    walletType: 'INDIVIDUAL',
    ...secret,
  });
}

async function activate(
  context: NewWalletContext,
  walletId: string,
  seedPhrase: string,
): Promise<() => void> {
  const networks = await loadNetworks(context);
  await context.client.wallets.activate(walletId, { seedPhrase });
  return () => goToAccounts(context, { walletId, networks });
}

/** Runs before the last call that changes anything, because that call must not be repeated. */
async function loadNetworks({ client, signal }: NewWalletContext): Promise<readonly Network[]> {
  return listServedNetworks(await client.config.get({ signal }));
}

function goToAccounts(
  { client, store, secrets }: NewWalletContext,
  place: { readonly walletId: string; readonly networks: readonly Network[] },
): void {
  secrets.wipe();
  void client.resources.wallets.invalidate();
  store.dispatch({ type: 'went-on', to: { step: 'accounts', ...place } });
}
