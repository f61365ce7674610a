import type { TonAddress } from './address.ts';
import type { Cell } from './cell.ts';
import { externalMessage, type InternalMessage, internalMessage } from './message.ts';
import { commentBody, emptyBody, jettonBody } from './payload.ts';
import { requestCell, sendModes, signedRequest, type WalletRequest } from './wallet-request.ts';

/** Transfer with parsed addresses, from which its message is built. */
export interface Draft {
  readonly from: TonAddress;
  readonly to: TonAddress;
  readonly value: bigint;
  /** True to send the whole balance; for TON only, never for a token. */
  readonly isEverything: boolean;
  readonly isBounceable: boolean;
  readonly memo: string | null;
  readonly token: { readonly wallet: TonAddress; readonly attached: bigint } | null;
}

/** Builds the message that the wallet sends: to the recipient, or to the sender's token wallet. */
export function draftMessage(draft: Draft): InternalMessage {
  const { from, to, value, memo, token } = draft;
  if (token === null)
    return {
      to,
      // The wallet puts in what it holds.
      value: draft.isEverything ? 0n : value,
      isBounceable: draft.isBounceable,
      body: memo === null ? emptyBody : commentBody(memo),
    };
  const body = jettonBody({ units: value, recipient: to, sender: from, memo });
  return { to: token.wallet, value: token.attached, isBounceable: true, body };
}

export function draftRequest(
  draft: Draft,
  facts: Pick<WalletRequest, 'walletId' | 'validUntil' | 'seqno'>,
): Cell {
  const sendMode = draft.isEverything ? sendModes.everything : sendModes.value;
  return requestCell({ ...facts, sendMode, message: internalMessage(draftMessage(draft)) });
}

export interface SignedDraft {
  readonly wallet: TonAddress;
  readonly init: Cell | null;
  readonly request: Cell;
  readonly signature: Uint8Array;
}

/** Builds the signed external message for broadcast. */
export function draftExternal({ wallet, init, request, signature }: SignedDraft): Cell {
  return externalMessage({ wallet, init, body: signedRequest(request, signature) });
}
