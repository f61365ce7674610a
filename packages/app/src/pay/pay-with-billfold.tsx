import { useTranslate } from '@billfold/react';
import { Button, LinkButton } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';
import { LazyOtherWallet } from './lazy-parts.tsx';
import { walletUrl } from './wallet-url.ts';

export interface BillfoldProps {
  readonly paymentId: string;
}

/** Opens Send in the payer's wallet at this site, with the request that this host signs. */
export function PayWithBillfold({ paymentId }: BillfoldProps): ReactElement {
  const t = useTranslate();
  return (
    <LinkButton
      href={walletUrl(window.location.origin, linkOf(paymentId))}
      target="_blank"
      rel="noopener"
      variant="plain"
    >
      {t('checkout.billfold')}
    </LinkButton>
  );
}

/** Opens Send in the payer's wallet at another Billfold, whose address they give. */
export function OtherBillfold({ paymentId }: BillfoldProps): ReactElement {
  const t = useTranslate();
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <Button variant="plain" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
        {t('checkout.billfold.other')}
      </Button>
      {isOther && (
        <LazyPart>
          <LazyOtherWallet link={linkOf(paymentId)} />
        </LazyPart>
      )}
    </>
  );
}

function linkOf(paymentId: string): string {
  return `${window.location.origin}/pay/${paymentId}`;
}
