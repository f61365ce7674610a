import { getNetwork } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  DialogBody,
  DialogFooter,
  DialogHeader,
  ErrorState,
  LoadingText,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { CollectForRefund } from './collect-for-refund.tsx';
import { RecordRefundContent } from './record-refund-content.tsx';
import { RefundPsbtContent } from './refund-psbt-content.tsx';
import { RefundSignature } from './refund-signature.tsx';
import { SpentPsbtContent } from './spent-psbt-content.tsx';
import { useRefundPsbt } from './use-refund-psbt.ts';
import type { SignedRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps
  extends Omit<SignedRefund, 'walletId' | 'onCollect' | 'onOwnWallet'> {
  /** Settlement wallet; null where the business has none, and only the own wallet signs. */
  readonly walletId: string | null;
  readonly onClose: () => void;
}

/**
 * Signs a refund, after collecting what it is paid from where no account has enough. One of a network that the business
 * receives in another wallet is signed or sent there, and recorded.
 */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  const { family } = getNetwork(props.refund.network).model;
  if (family === 'utxo') return <WatchableSteps {...props} />;
  // Without a settlement wallet nothing arrives on this network: the payment is from before.
  if (props.walletId === null) return <EarlierWalletContent />;
  return <Steps {...props} first="sign" />;
}

function EarlierWalletContent(): ReactElement {
  const t = useTranslate();
  return (
    <>
      <DialogHeader title={t('refunds.earlier.title')} />
      <DialogBody step="earlier">
        <p>{t('refunds.earlier.text')}</p>
      </DialogBody>
      <DialogFooter>
        <PageLinkButton wide variant="primary" href="/payments/settings/cryptocurrency">
          {t('refunds.earlier.open')}
        </PageLinkButton>
      </DialogFooter>
    </>
  );
}

function WatchableSteps(props: SignRefundContentProps): ReactElement {
  const { businessId, refund, walletId, onClose } = props;
  const t = useTranslate();
  const { data: keys, status } = useResource(useServices().business.watchKeys(businessId));
  const { prepared, spentBy, isBehind, error, retry } = useRefundPsbt(businessId, refund);
  const [isRecording, setIsRecording] = useState(false);
  if (error !== null)
    return (
      <>
        <DialogHeader title={t('refunds.sign')} />
        <DialogBody step="failed">
          <ErrorState error={error} title={t('refunds.psbt.loadFailed')} onRetry={retry} />
        </DialogBody>
      </>
    );
  if (spentBy !== null && !isRecording)
    return (
      <SpentPsbtContent
        {...{ refund, onClose }}
        hash={spentBy}
        onRecord={() => setIsRecording(true)}
      />
    );
  if (spentBy !== null) return <Steps {...props} first="own" sent={spentBy} />;
  if ((keys === undefined && status !== 'failed') || prepared === undefined) return <LoadingText />;
  const key = keys?.find(({ network }) => network === refund.network);
  const first = key === undefined && walletId !== null ? 'sign' : 'own';
  return (
    <Steps
      {...props}
      first={prepared === null && !isBehind ? first : 'psbt'}
      isPrepared={prepared !== null || isBehind}
      isPreparable={key?.kind === 'wpkh' || isBehind}
    />
  );
}

type Step = 'sign' | 'collect' | 'collected' | 'own' | 'psbt';

interface StepsProps extends SignRefundContentProps {
  readonly first: Step;
  /** Transaction that spent what was prepared; null for none. */
  readonly sent?: string | null;
  /** True where a transaction was prepared, which a wallet may have sent. */
  readonly isPrepared?: boolean;
  /** True where the own wallet signs transactions that are prepared here. */
  readonly isPreparable?: boolean;
}

function Steps(props: StepsProps): ReactElement {
  const { first, sent = null, isPrepared = false, isPreparable = false, ...rest } = props;
  const { walletId } = rest;
  const [step, setStep] = useState(first);
  const [sentBy, setSentBy] = useState(sent);
  const record = (hash: string | null): void => {
    setSentBy(hash);
    setStep('own');
  };
  if (step === 'psbt') return <RefundPsbtContent {...rest} onRecord={record} />;
  if (step === 'own' || walletId === null)
    return (
      <RecordRefundContent
        {...rest}
        sentBy={sentBy}
        isPrepared={isPrepared}
        onPrepare={isPreparable ? () => setStep('psbt') : undefined}
        onSign={walletId === null ? undefined : () => setStep('sign')}
      />
    );
  if (step === 'collect')
    return <CollectForRefund {...{ ...rest, walletId }} onCollected={() => setStep('collected')} />;
  return (
    <RefundSignature
      key={step}
      {...{ ...rest, walletId }}
      isCollected={step === 'collected'}
      onCollect={() => setStep('collect')}
      onOwnWallet={first === 'own' ? null : () => record(null)}
    />
  );
}
