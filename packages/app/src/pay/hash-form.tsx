import { getNetwork } from '@billfold/core';
import { checkoutHashTexts, checkoutPartsTexts } from '@billfold/core/internal';
import type { Checkout, ClaimedHash } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Form, Notice, TextField, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { AskShop } from './ask-shop.tsx';
import { askedNetwork } from './asked-network.ts';
import { leadsToShop } from './checkout-step.ts';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { scrollOnMount } from './scroll-on-mount.ts';
import type { ShownPayment } from './step-props.ts';
import { isHashOf, readTypedHash } from './typed-hash.ts';
import { useAction } from './use-action.ts';

export interface HashFormProps extends ShownPayment {
  /** Words of the button that opened the form: other buttons may be between them. */
  readonly title: string;
}

/** Asks for the hash of a transaction, and says what is known of it. */
export function HashForm({ checkout, source, title }: HashFormProps): ReactElement {
  useTexts(checkoutHashTexts, checkoutPartsTexts);
  const t = useTranslate();
  const { method } = checkout;
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [hash, setHash] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [found, setFound] = useState<ClaimedHash | null>(null);
  const typed = readTypedHash(hash);
  const check = async (): Promise<void> => {
    setFound(null);
    if (hash.trim() === method?.address) return setError(t('checkoutHash.isAddress'));
    if (typed === null) return setError(t('checkoutHash.shape'));
    await run(async () => {
      const answer = await calls.claimHash(checkout.id, { hash: typed });
      // First the page: what it tells of the transaction is not told twice.
      await source.load();
      setFound(answer);
    });
  };
  return (
    <Form className={css.question} onSubmit={check}>
      <h3 className={css.strong}>{title}</h3>
      <p className={css.small}>{t('checkoutHash.text')}</p>
      {method !== null && method.memo !== null && (
        <p className={css.small}>{t('checkoutHash.memo', { merchant: checkout.merchant.name })}</p>
      )}
      <TextField
        label={t('checkout.already.hash')}
        mono
        ref={focusOnMount}
        autoComplete="off"
        spellCheck={false}
        maxLength={400}
        value={hash}
        error={error}
        onValueChange={(text) => {
          setHash(text);
          setError(undefined);
          setFound(null);
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('checkoutHash.check')}
      </Button>
      {found && typed !== null && (
        <div ref={scrollOnMount}>
          <Found checkout={checkout} found={found} hash={typed} />
        </div>
      )}
      <ActionFailure failure={failure} />
    </Form>
  );
}

interface FoundProps {
  readonly checkout: Checkout;
  readonly found: ClaimedHash;
  readonly hash: string;
}

function Found({ checkout, found, hash }: FoundProps): ReactElement {
  const t = useTranslate();
  const { counted, state, unmatched, paysOther, otherNetwork } = found;
  const merchant = checkout.merchant.name;
  if (counted || (state === 'SEEN' && !unmatched && !paysOther && otherNetwork === null))
    return (
      <Notice tone={counted ? 'success' : 'info'} live>
        <p>{t(counted ? 'checkoutHash.counted' : 'checkoutHash.seen')}</p>
      </Notice>
    );
  const isAwaited = checkout.unmatched.some((each) => isHashOf(each, hash));
  if (isAwaited || checkout.transfers.some((each) => isHashOf(each, hash)))
    return (
      <Notice tone="info" live>
        <p>{t(isAwaited ? 'checkoutHash.awaited' : 'checkoutHash.listed', { merchant })}</p>
      </Notice>
    );
  if (otherNetwork !== null)
    return (
      <Notice tone="warning" live>
        <div className={css.actions}>
          <p>
            {t('checkoutHash.otherNetwork', {
              merchant,
              other: getNetwork(otherNetwork).name,
              network: askedNetwork(checkout),
            })}
          </p>
          {!leadsToShop(checkout) && <AskShop checkout={checkout} hash={hash} />}
        </div>
      </Notice>
    );
  const missing = state === 'UNKNOWN' ? 'checkoutHash.elsewhere' : 'checkoutHash.mined';
  const otherwise = paysOther ? 'checkoutHash.paysOther' : missing;
  return (
    <Notice tone="warning" live>
      <div className={css.actions}>
        {state === 'UNKNOWN' && <p>{t('checkoutHash.unknown')}</p>}
        <p>{t(unmatched ? 'checkoutHash.unmatched' : otherwise, { merchant })}</p>
        {!leadsToShop(checkout) && <AskShop checkout={checkout} hash={hash} />}
      </div>
    </Notice>
  );
}
