import { checkoutPartsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, Form, TextField, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { focusOnMount } from './focus-on-mount.ts';
import { readWalletOrigin } from './read-wallet-origin.ts';
import { walletUrl } from './wallet-url.ts';

/** Form of the address of another Billfold, in which Send opens with a payment. */
export function OtherWallet({ link }: { readonly link: string }): ReactElement {
  useTexts(checkoutPartsTexts);
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
