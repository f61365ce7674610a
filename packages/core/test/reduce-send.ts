import { parseTyped } from '../src/flows/send/effects/parse-recipient.ts';
import type { SendEvent } from '../src/flows/send/events.ts';
import type { SendModel } from '../src/flows/send/model.ts';
import { reduceSend } from '../src/flows/send/reducer.ts';
import { chosenAccount } from '../src/flows/send/selectors/account.ts';
import { isParsing } from '../src/flows/send/selectors/recipient.ts';
import { allAddresses } from '../src/networks/all-addresses.ts';

/** Applies an event, then the parse of the recipient that the flow adds. */
export function reduceParsed(model: SendModel, event: SendEvent): SendModel {
  const next = reduceSend(model, event);
  const chosen = chosenAccount(next);
  if (chosen === null || !isParsing(next)) return next;
  const parsed = parseTyped(allAddresses, next.recipient, chosen);
  return reduceSend(next, { type: 'recipient-parsed', parsed, fills: true });
}
