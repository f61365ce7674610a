import { beginCell, type Cell, type Message, storeMessage, type Transaction } from '@ton/core';

/**
 * Transactions as the index of TonCenter shows them, read by another library than ours.
 * @see toncenter/ton-indexer, ton-index-go/index/models/blockchain.go
 */
export function showTransaction(transaction: Transaction, height: number): object {
  const { address, description, inMessage, outMessages, totalFees } = transaction;
  const generic = description.type === 'generic' ? description : null;
  const action = generic?.actionPhase ?? null;
  return {
    account: `0:${address.toString(16).padStart(64, '0').toUpperCase()}`,
    hash: transaction.hash().toString('base64'),
    mc_block_seqno: height,
    total_fees: `${totalFees.coins}`,
    description: {
      aborted: generic?.aborted,
      ...(action && { action: { tot_actions: action.totalActions } }),
    },
    in_msg: inMessage == null ? null : showMessage(inMessage),
    out_msgs: outMessages.values().map(showMessage),
    emulated: false,
  };
}

export function showMessage(message: Message): object {
  const { info, body } = message;
  const common = {
    hash: beginCell().store(storeMessage(message)).endCell().hash().toString('base64'),
    opcode: opcodeOf(body),
    message_content: { body: body.toBoc().toString('base64') },
  };
  if (info.type === 'external-in')
    return {
      ...common,
      source: null,
      destination: info.dest.toRawString().toUpperCase(),
      value: null,
      hash_norm: normalizedHash(message).toString('base64'),
    };
  if (info.type === 'external-out') return { ...common, destination: null, value: null };
  return {
    ...common,
    source: info.src.toRawString().toUpperCase(),
    destination: info.dest.toRawString().toUpperCase(),
    value: `${info.value.coins}`,
    fwd_fee: `${info.forwardFee}`,
    bounced: info.bounced,
  };
}

/** @see TEP-467 */
export function normalizedHash(message: Message): Buffer {
  if (message.info.type !== 'external-in') throw new Error('It comes from inside.');
  const info = { type: 'external-in', dest: message.info.dest, importFee: 0n } as const;
  const bare: Message = { info, body: message.body };
  return beginCell()
    .store(storeMessage(bare, { forceRef: true }))
    .endCell()
    .hash();
}

function opcodeOf(body: Cell): string | null {
  const slice = body.beginParse();
  if (slice.remainingBits < 32) return null;
  return `0x${slice.loadUint(32).toString(16).padStart(8, '0')}`;
}
