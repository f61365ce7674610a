import { parseTyped } from '../src/flows/send/effects/parse-recipient.ts';
import type { SendEvent } from '../src/flows/send/events.ts';
import type { SendModel } from '../src/flows/send/model.ts';
import { reduceSend } from '../src/flows/send/reducer.ts';
import { chosenAccount } from '../src/flows/send/selectors/account.ts';
import { isComparing, isParsing } from '../src/flows/send/selectors/recipient.ts';
import { allAddresses } from '../src/networks/all-addresses.ts';

/** Applies an event, then the answers that the flow adds: the parse of the recipient, and no known ones. */
export function reduceParsed(model: SendModel, event: SendEvent): SendModel {
  return withKnown(withParse(reduceSend(model, event)));
}

function withParse(model: SendModel): SendModel {
  const chosen = chosenAccount(model);
  if (chosen === null || !isParsing(model)) return model;
  const parsed = parseTyped(allAddresses, model.recipient, chosen);
  return reduceSend(model, { type: 'recipient-parsed', parsed, fills: true });
}

function withKnown(model: SendModel): SendModel {
  if (!isComparing(model)) return model;
  const network = chosenAccount(model)?.account.blockchainNetwork;
  if (network === undefined) return model;
  return reduceSend(model, {
    type: 'known-loaded',
    known: { network, recipients: [], error: null },
  });
}
