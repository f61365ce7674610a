import type { Business, ListedSweep, Sweep } from '@billfold/core/payments';
import type { ReactNode } from 'react';
import type { SweepSignatureProps } from './sweep-signature.tsx';

/** Asset that a dialog collects. */
export interface CollectProps extends Pick<SweepSignatureProps, 'submit' | 'cancel' | 'onSigned'> {
  readonly businessId: number;
  /** Asset as a plan names it, such as `USDT@TRX`. */
  readonly asset: string;
  /** Its symbol. */
  readonly unit: string;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly onClose: () => void;
  /** Reason to collect, above the facts of the plan. */
  readonly lead?: ReactNode;
}

/** Sweep of a business. */
export interface SweepProps {
  readonly business: Business;
  readonly sweep: ListedSweep;
}

/** Sweep of which the rest is signed. */
export interface ResumeContentProps extends Pick<SweepSignatureProps, 'cancel' | 'onSigned'> {
  readonly businessId: number;
  readonly sweep: Sweep;
  readonly walletId: string;
  readonly onClose: () => void;
}
