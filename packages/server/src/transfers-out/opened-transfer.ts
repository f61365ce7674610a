import type { SignerHandle } from '../vault/signer.ts';
import type { NamedTransfer, TransferRow } from './transfer-store.ts';

/** Wallet that is open to sign the parts of a transfer. */
export interface OpenedTransfer extends NamedTransfer {
  /** Asset that its moves send. */
  readonly assetId: string;
  readonly way: TransferRow['way'];
  readonly handle: SignerHandle;
  readonly userId: string;
  readonly walletId: string;
  /** End of the time in which it signs. */
  readonly until: Date;
}
