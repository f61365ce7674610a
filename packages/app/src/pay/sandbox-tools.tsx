import { type AccountAsset, type Decimal, formatAmount, parseAmount } from '@billfold/core';
import { faucet, mine } from '@billfold/core/contract';
import { checkoutTestTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ActionFailure } from './action-failure.tsx';
import type { CheckoutSource } from './checkout-source.ts';
import * as css from './pay.css.ts';
import { type PayServices, usePayServices } from './pay-services.ts';
import { useAction } from './use-action.ts';

export interface SandboxToolsProps {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
  readonly asset: AccountAsset;
  /** Amount that is still to be sent. */
  readonly amount: string;
}

/** Pays a test payment from the treasury of the sandbox: exactly, too little or too much. */
export function SandboxTools(props: SandboxToolsProps): ReactElement {
  const { source, asset, amount } = props;
  useTexts(checkoutTestTexts);
  const t = useTranslate();
  const services = usePayServices();
  const { isBusy, failure, run } = useAction();
  const units = parseAmount(amount, asset.decimals);
  const pay = (paid: bigint): void => {
    void run(async () => {
      await payFromSandbox(services, props, formatAmount(paid, asset.decimals));
      await source.load();
    });
  };
  return (
    <section className={css.question} aria-label={t('checkoutTest.sandbox')}>
      <p className={css.small}>{t('checkoutTest.sandbox.text')}</p>
      <div className={css.row}>
        <Button busy={isBusy} onClick={() => pay(units)}>
          {t('checkoutTest.sandbox.pay')}
        </Button>
        <Button onClick={() => pay(units / 2n)}>{t('checkoutTest.sandbox.half')}</Button>
        <Button onClick={() => pay(units * 2n)}>{t('checkoutTest.sandbox.double')}</Button>
      </div>
      <ActionFailure failure={failure} />
    </section>
  );
}

async function payFromSandbox(
  { transport }: PayServices,
  { checkout, asset }: SandboxToolsProps,
  amount: Decimal,
): Promise<void> {
  const { method } = checkout;
  if (method === null) return;
  const { address, memo, reference } = method;
  await transport.call(faucet)({
    params: { network: asset.network },
    body: {
      ...{ address, asset: asset.id, amount },
      ...(memo === null ? {} : { memo }),
      ...(reference === null ? {} : { reference }),
    },
  });
}

/** Adds a block to the sandbox, which confirms a payment without a wait. */
export function SandboxBlocks(props: Omit<SandboxToolsProps, 'amount'>): ReactElement {
  const { source, asset } = props;
  useTexts(checkoutTestTexts);
  const t = useTranslate();
  const { transport } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const add = (): void => {
    void run(async () => {
      await transport.call(mine)({ params: { network: asset.network }, body: { blocks: 1 } });
      await source.load();
    });
  };
  return (
    <section className={css.question} aria-label={t('checkoutTest.sandbox')}>
      <p className={css.small}>{t('checkoutTest.sandbox.mine.text')}</p>
      <Button busy={isBusy} onClick={add} wide>
        {t('checkoutTest.sandbox.mine')}
      </Button>
      <ActionFailure failure={failure} />
    </section>
  );
}
