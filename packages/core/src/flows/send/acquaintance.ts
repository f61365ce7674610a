import {
  type Acquaintance,
  acquaintanceOf,
  type KnownRecipient,
  suggestRecipients,
} from './known-recipients.ts';
import type { SendModel } from './model.ts';
import { chosenAccount } from './selectors/account.ts';
import { recipientAddress } from './selectors/recipient.ts';

/** How well the recipient is known; null while that is not known, or while there is none. */
export function acquaintance(model: SendModel): Acquaintance | null {
  const chosen = chosenAccount(model);
  const address = recipientAddress(model);
  const { known } = model;
  if (chosen === null || address === '' || known?.network !== chosen.account.blockchainNetwork)
    return null;
  return acquaintanceOf(known, address, chosen.account.id);
}

/** It looks like an address that this wallet knows, and nobody has said yet that it is meant. */
export function isLookAlikeOpen(model: SendModel): boolean {
  return (
    acquaintance(model)?.kind === 'look-alike' &&
    model.acceptedLookAlike !== recipientAddress(model)
  );
}

/** Whom the typed text may mean; not the account that it is sent from. */
export function suggestedRecipients(model: SendModel): readonly KnownRecipient[] {
  const account = chosenAccount(model)?.account;
  if (account === undefined || model.known?.network !== account.blockchainNetwork) return [];
  const others = model.known.recipients.filter(({ accountId }) => accountId !== account.id);
  return suggestRecipients(others, model.recipient);
}
