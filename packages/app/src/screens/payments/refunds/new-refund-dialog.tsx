import { type Business, isPermitted } from '@billfold/core/payments';
import { FormDialog, LoadingText } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useSigner } from '../signing/use-signer.ts';
import { ClaimLink } from './claim-link.tsx';
import type { ReceivedAsset } from './received-assets.ts';
import { RefundForm } from './refund-form.tsx';
import { RefundReview } from './refund-review.tsx';
import type { RefundSource } from './refund-source.ts';
import { SignRefundContent } from './sign-refund-content.tsx';
import { type CreatedRefund, useNewRefund } from './use-new-refund.ts';

export interface NewRefundDialogProps {
  readonly business: Business;
  readonly source: RefundSource;
  /** Assets of which something can go back. */
  readonly received: readonly ReceivedAsset[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Creates a refund in two steps, then signs it or shows the link for the customer. */
export function NewRefundDialog({ open, ...props }: NewRefundDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

function Steps(props: Omit<NewRefundDialogProps, 'open'>): ReactElement | null {
  // A refund of its own changes what is left while its last step is shown.
  const [received] = useState(props.received);
  const [created, setCreated] = useState<CreatedRefund | null>(null);
  const refund = useNewRefund({ ...props, received, onCreated: setCreated });
  if (created !== null) return <Created {...props} {...created} />;
  if (refund === null) return null;
  const shown = { ...props, ...refund, received };
  return refund.step === 'review' ? <RefundReview {...shown} /> : <RefundForm {...shown} />;
}

interface CreatedProps
  extends Pick<NewRefundDialogProps, 'business' | 'source' | 'onClose'>,
    CreatedRefund {}

/** Last step: the link for the customer, or the signature where this member may give it. */
function Created(props: CreatedProps): ReactElement {
  const { business, refund, email, onClose } = props;
  const { claimUrl } = refund;
  if (claimUrl !== null) return <ClaimLink {...{ email, onClose }} url={claimUrl} />;
  if (isPermitted(business.role, 'sign-funds', refund.livemode)) return <Signature {...props} />;
  return <Closed onClose={onClose} />;
}

function Signature({ business, refund, source, onClose }: CreatedProps): ReactElement {
  const signer = useSigner(business);
  if (signer === undefined) return <LoadingText />;
  if (!signer?.isMine) return <Closed onClose={onClose} />;
  const { walletId } = signer.settlement;
  const value = source.valueOf(refund);
  return <SignRefundContent businessId={business.id} {...{ refund, value, walletId, onClose }} />;
}

/** Closes the dialog: another member signs. */
function Closed({ onClose }: Pick<CreatedProps, 'onClose'>): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once.
  useEffect(onClose, []);
  return null;
}
