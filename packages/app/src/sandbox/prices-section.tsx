import { formatMoney, isErrorCode, parseRate, toDecimal } from '@billfold/core';
import type { SandboxRate } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { Button, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './sandbox.css.ts';
import { SandboxSection } from './sandbox-section.tsx';
import { useAction } from './use-action.ts';

export function PricesSection({ symbol }: { readonly symbol: string }): ReactElement {
  const t = useTranslate();
  const { sandbox } = useServices().client;
  const action = useAction();
  const [price, setPrice] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const set = (name: string, body: SandboxRate, outcome: string): void =>
    action.run(name, async () => {
      await sandbox.setRate(body);
      return outcome;
    });
  const pin = (): void => {
    const isRight = isPrice(price);
    setIsInvalid(!isRight);
    if (!isRight) return;
    const told = t('sandbox.prices.pinned', { price: formatMoney(price) });
    set('pin', { symbol, price: toDecimal(price) }, told);
  };
  return (
    <SandboxSection
      title={t('sandbox.prices.title')}
      text={t('sandbox.prices.text', { symbol })}
      outcome={action.outcome}
    >
      <TextField
        className={css.field}
        label={t('sandbox.prices.price', { symbol })}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        onValueChange={setPrice}
        error={isInvalid ? t('sandbox.prices.invalid') : undefined}
      />
      <Button busy={action.busyWith === 'pin'} onClick={pin}>
        {t('sandbox.prices.pin')}
      </Button>
      <Button
        busy={action.busyWith === 'fail'}
        onClick={() => set('fail', { symbol, feed: 'unavailable' }, t('sandbox.prices.failed'))}
      >
        {t('sandbox.prices.fail')}
      </Button>
      <Button
        variant="plain"
        busy={action.busyWith === 'walk'}
        onClick={() => set('walk', { symbol, price: null }, t('sandbox.prices.walks'))}
      >
        {t('sandbox.prices.walk')}
      </Button>
    </SandboxSection>
  );
}

function isPrice(text: string): boolean {
  try {
    parseRate(text);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid')) return false;
    throw error;
  }
}
