import { useTranslate } from '@billfold/react';
import { Button, Form, LinkButton, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { focusOnMount } from './focus-on-mount.ts';
import * as sendCss from './send-step.css.ts';
import { readWalletOrigin, walletUrl } from './wallet-url.ts';

/** Opens Send in the payer's wallet at this site, or at another Billfold, with the request that this host signs. */
export function PayWithBillfold({ paymentId }: { readonly paymentId: string }): ReactElement {
  const t = useTranslate();
  const [isOther, setIsOther] = useState(false);
  const link = `${window.location.origin}/pay/${paymentId}`;
  return (
    <>
      <div className={sendCss.codeActions}>
        <span className={sendCss.owned}>{t('checkout.billfold.have')}</span>
        <LinkButton
          href={walletUrl(window.location.origin, link)}
          target="_blank"
          rel="noopener"
          variant="plain"
        >
          {t('checkout.billfold')}
        </LinkButton>
        <Button variant="plain" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
          {t('checkout.billfold.other')}
        </Button>
      </div>
      {isOther && <OtherWallet link={link} />}
    </>
  );
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
