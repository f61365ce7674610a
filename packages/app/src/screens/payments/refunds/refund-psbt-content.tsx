import type { Refund } from '@billfold/core/payments';
import { LoadingText } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { PreparePsbtContent } from './prepare-psbt-content.tsx';
import { SignPsbtContent } from './sign-psbt-content.tsx';
import { SpentPsbtContent } from './spent-psbt-content.tsx';
import { useRefundPsbt } from './use-refund-psbt.ts';

export interface RefundPsbtContentProps {
  readonly businessId: number;
  readonly refund: Refund;
  /** Goes on to record a transaction; with the one that has spent the prepared coins, where it is known. */
  readonly onRecord: (hash: string | null) => void;
  readonly onClose: () => void;
}

/** Prepares the transaction of a refund for another wallet, and takes it back signed. Its place is what the service has. */
export function RefundPsbtContent(props: RefundPsbtContentProps): ReactElement {
  const { onRecord } = props;
  const { prepared, isBehind, retry } = useRefundPsbt(props.businessId, props.refund);
  const [step, setStep] = useState<'usual' | 'anew' | 'renewed'>('usual');
  if (prepared === undefined) return <LoadingText />;
  if (prepared === null || step === 'anew')
    return (
      <PreparePsbtContent
        {...props}
        {...{ earlier: prepared, isBehind }}
        onPrepared={() => setStep(prepared === null ? 'usual' : 'renewed')}
        onBack={() => (prepared === null ? onRecord(null) : setStep('usual'))}
      />
    );
  if (prepared.spentBy !== null)
    return <SpentPsbtContent {...props} hash={prepared.spentBy} onRecord={onRecord} />;
  return (
    <SignPsbtContent
      key={prepared.hash}
      {...props}
      prepared={prepared}
      isRenewed={step === 'renewed'}
      onAnew={() => setStep('anew')}
      onRetryFee={retry}
      onRecord={() => onRecord(null)}
    />
  );
}
