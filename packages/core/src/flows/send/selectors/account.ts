import type { Account } from '../../../contract/accounts/accounts.ts';
import type { ChainName, NetworkDefinition } from '../../../networks/network.ts';
import { getNetwork } from '../../../networks/registry.ts';
import { assetsToSend, type HeldAsset } from '../assets-to-send.ts';
import type { SendModel } from '../model.ts';

export interface ChosenAccount {
  readonly account: Account;
  readonly network: NetworkDefinition;
  readonly chain: ChainName;
  /** All that can be chosen of it, the native one first. */
  readonly assets: readonly HeldAsset[];
  /** What is sent: the native asset unless a token was chosen. */
  readonly asset: HeldAsset;
}

/** A view of a model asks for it some twenty times. */
const found = new WeakMap<SendModel, ChosenAccount | null>();

export function chosenAccount(model: SendModel): ChosenAccount | null {
  const known = found.get(model);
  if (known !== undefined) return known;
  const chosen = findChosen(model);
  found.set(model, chosen);
  return chosen;
}

function findChosen(model: SendModel): ChosenAccount | null {
  if (model.source.status !== 'ready') return null;
  const account = model.source.accounts.find(({ id }) => id === model.accountId);
  if (account === undefined) return null;
  const code = account.blockchainNetwork;
  const chain = model.source.networks[code]?.chain;
  if (chain === undefined) return null;
  const { native, tokens } = assetsToSend(account, model.start.prefill?.tokenId);
  const asset = tokens.find(({ id }) => id === model.assetId) ?? native;
  return { account, network: getNetwork(code), chain, assets: [native, ...tokens], asset };
}
