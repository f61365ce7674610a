import { useTranslate } from '@billfold/react';
import { Button, Form, LinkButton, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { focusOnMount } from './focus-on-mount.ts';
import { readWalletOrigin, walletUrl } from './wallet-url.ts';

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
      {isOther && <OtherWallet link={linkOf(paymentId)} />}
    </>
  );
}

function linkOf(paymentId: string): string {
  return `${window.location.origin}/pay/${paymentId}`;
}

function OtherWallet({ link }: { readonly link: string }): ReactElement {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const open = async (): Promise<void> => {
    const origin = readWalletOrigin(text);
    if (origin === null) setError(t('checkout.billfold.host.invalid'));
    else window.open(walletUrl(origin, link), '_blank', 'noopener');
  };
  return (
    <Form onSubmit={open}>
      <TextField
        ref={focusOnMount}
        label={t('checkout.billfold.host')}
        placeholder="wallet.example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        value={text}
        error={error}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <Button type="submit" wide>
        {t('checkout.billfold.open')}
      </Button>
    </Form>
  );
}
