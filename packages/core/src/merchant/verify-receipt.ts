import type { Receipt, ReceiptTransfer, TransferProof } from '../contract/payments/receipts.ts';
import { parseAmount } from '../money/decimal.ts';
import type { ChainName } from '../networks/network.ts';
import { getNetwork } from '../networks/registry.ts';
import { merkleRoot } from './merkle-root.ts';
import { doubleSha256, malformedProof, readHex, toHex, toShownHash } from './proof-bytes.ts';
import { type ProvedNetwork, readBlockHeader } from './read-block-header.ts';
import { readOutputs } from './read-outputs.ts';
import { ReceiptError } from './receipt-error.ts';
import { scriptOfAddress } from './script-of-address.ts';

/** Options of `verifyReceipt`. */
export interface VerifyReceiptOptions {
  /** Chain that the payment was made on: that of real money, or the sandbox of a sandbox receipt, unless given. */
  readonly chain?: ChainName;
}

/** Transfer that a block contains. Compare the block with a node or an explorer that you trust. */
export interface ProvedTransfer {
  readonly transfer: ReceiptTransfer;
  readonly blockHash: string;
  /** Height as the receipt names it. The header does not prove it. */
  readonly blockHeight: number;
  /** Time in the header, which its miner chose. */
  readonly minedAt: Date;
  /** Hashes that it took on average to find the block. */
  readonly work: bigint;
}

/** Result of `verifyReceipt`. */
export interface VerifiedReceipt {
  readonly proved: readonly ProvedTransfer[];
  /** Counted transfers without a proof: on another network, or asked before their block was known. */
  readonly unproved: readonly ReceiptTransfer[];
}

/**
 * Verifies without any network that the transactions of a receipt pay its addresses and amounts, and that the
 * header of a block with proof of work covers each of them. It cannot know if that block is in the best chain:
 * compare `blockHash` and `blockHeight` with a node. Rates, credited values and texts are the server's word.
 * @throws {ReceiptError} see `ReceiptErrorCode`
 * @example
 * const merchant = createMerchantClient({ apiKey, baseUrl: 'https://wallet.example' });
 * const receipt = await merchant.payments.getReceipt('pay_aaaaaaaaaaaaaaaaaaaaaaaaaa');
 * const { proved } = verifyReceipt(receipt);
 * for (const { blockHash, blockHeight } of proved) console.log(blockHeight, blockHash);
 */
export function verifyReceipt(
  receipt: Pick<Receipt, 'transfers' | 'sandbox'>,
  { chain = receipt.sandbox ? 'sandbox' : 'main' }: VerifyReceiptOptions = {},
): VerifiedReceipt {
  const counted = receipt.transfers.filter((transfer) => transfer.counted);
  const proved = counted.flatMap((transfer) =>
    transfer.proof === null ? [] : [verifyTransfer(transfer, transfer.proof, chain)],
  );
  if (proved.length === 0)
    throw new ReceiptError('proof_missing', 'No transfer of the receipt has a proof.');
  const outputs = proved.map(({ transfer }) => `${transfer.hash}:${transfer.proof?.output}`);
  if (new Set(outputs).size < outputs.length)
    throw new ReceiptError('output_mismatch', 'Two transfers name one output.');
  return { proved, unproved: counted.filter(({ proof }) => proof === null) };
}

function verifyTransfer(
  transfer: ReceiptTransfer,
  proof: TransferProof,
  chain: ChainName,
): ProvedTransfer {
  const network = requireProved(transfer);
  const transaction = readHex(proof.transaction);
  if (toShownHash(doubleSha256(transaction)) !== transfer.hash)
    throw new ReceiptError('transaction_mismatch', 'The transaction has another hash.');
  requireOutput(transfer, { transaction, network, output: proof.output, chain });
  const header = readBlockHeader(readHex(proof.header), { network, chain });
  if (toShownHash(merkleRoot(transaction, proof)) !== header.merkleRoot)
    throw new ReceiptError('branch_mismatch', 'The block does not contain the transaction.');
  const { hash: blockHash, minedAt, work } = header;
  return { transfer, blockHash, blockHeight: proof.height, minedAt, work };
}

function requireProved({ network, asset }: ReceiptTransfer): ProvedNetwork {
  if ((network === 'BTC' || network === 'LTC') && asset === getNetwork(network).symbol)
    return network;
  throw malformedProof('There are no proofs of this asset.');
}

interface NamedOutput {
  readonly transaction: Uint8Array;
  readonly network: ProvedNetwork;
  readonly output: number;
  readonly chain: ChainName;
}

function requireOutput(
  { address, amount }: ReceiptTransfer,
  { transaction, network, output, chain }: NamedOutput,
): void {
  const { model, decimals } = getNetwork(network);
  const paid = readOutputs(transaction)[output];
  const script = scriptOfAddress(address, model, chain);
  const isPaid =
    paid !== undefined &&
    script !== null &&
    toHex(paid.script) === toHex(script) &&
    paid.value === parseAmount(amount, decimals);
  if (!isPaid)
    throw new ReceiptError('output_mismatch', 'The output does not pay the address and amount.');
}
