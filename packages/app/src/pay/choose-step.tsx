import { repeat } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, Notice, TextField } from '@billfold/react/internal';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { BackToShop } from './back-to-shop.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { type Choice, findChoices, groupChoices, listChoices } from './choices.ts';
import * as chooseCss from './choose.css.ts';
import { FirstTime } from './first-time.tsx';
import { holdText } from './hold-text.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { PayWithBillfold } from './pay-with-billfold.tsx';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';
import { useAction } from './use-action.ts';

/** Number of coins that a phone shows without a search. */
const mostWithoutSearch = 6;

/** Words for cards in the languages of the page. */
const cards = /visa|master ?card|^cards?$|karte|tarjeta|carte|cartão|カード|卡|بطاقة/i;

/** Age of the amounts after which they are loaded again. */
const estimateRestMs = 30_000;

export interface ChooseStepProps extends StepProps {
  /** Goes back to the coin that was chosen before; null before any was. */
  readonly onKeep: (() => void) | null;
  readonly onChosen: () => void;
}

/** Choice of the coin and network to pay with. The only one is chosen by itself. */
export function ChooseStep(props: ChooseStepProps): ReactElement {
  const { checkout, isFirst, onKeep } = props;
  const t = useTranslate();
  const { assets, defaultAsset, method } = checkout;
  const choices = useMemo(() => listChoices({ assets, defaultAsset }), [assets, defaultAsset]);
  const [text, setText] = useState('');
  const { chosen, isBusy, failure, choose } = useChoose(props);
  useOnlyChoice(onKeep === null ? choices : [], choose);
  useFreshEstimates(props);
  const found = findChoices(choices, text);
  const leastMinutes = Math.min(...choices.map(({ offer }) => offer.windowMinutes));
  const draw = (choice: Choice, isNamed: boolean): ReactElement => (
    <li key={choice.asset.id}>
      <ChoiceButton
        {...{ choice, isNamed, leastMinutes }}
        showsFiat={checkout.showsFiat}
        isBusy={isBusy && chosen === choice.asset.id}
        onChoose={() => choose(choice)}
      />
      {chosen === choice.asset.id && (
        <ActionFailure failure={failure}>{t('checkout.choose.failed')}</ActionFailure>
      )}
    </li>
  );
  return (
    <>
      <div className={css.stack}>
        <StepHeading isFirst={isFirst}>{t('checkout.choose')}</StepHeading>
        <p className={css.muted}>
          {choices.length === 0
            ? t('checkout.choose.empty')
            : t('checkout.choose.text', { time: holdText(leastMinutes, t) })}
        </p>
      </div>
      {onKeep && (
        <>
          {method !== null && (
            <Notice tone="warning">
              {t('checkout.send.change.sent', { symbol: method.asset })}
            </Notice>
          )}
          <Button onClick={onKeep}>{t('common.back')}</Button>
        </>
      )}
      {choices.length > mostWithoutSearch && (
        <TextField
          className={chooseCss.search}
          label={t('checkout.choose.search')}
          type="search"
          autoComplete="off"
          value={text}
          onValueChange={setText}
          hint={
            found.length === 0
              ? t(cards.test(text) ? 'checkout.choose.cards' : 'checkout.choose.none', { text })
              : undefined
          }
        />
      )}
      <ul className={chooseCss.list}>
        {groupChoices(found).map((group) => {
          const [first] = group;
          if (first === undefined || group.length === 1)
            return group.map((choice) => draw(choice, false));
          const { symbol, name } = first.asset;
          return (
            <li key={symbol}>
              <h3 className={chooseCss.coin}>
                {symbol} <span className={css.muted}>{name}</span>
              </h3>
              <ul>{group.map((choice) => draw(choice, true))}</ul>
            </li>
          );
        })}
      </ul>
      {choices.length > 0 && <FirstTime merchant={checkout.merchant.name} />}
      {onKeep === null && (
        <div className={css.otherWays}>
          {choices.length > 0 && <PayWithBillfold paymentId={checkout.id} />}
          <BackToShop checkout={checkout} />
        </div>
      )}
    </>
  );
}

function useChoose({ checkout, source, onChosen }: ChooseStepProps) {
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = ({ asset, offer }: Choice): void => {
    setChosen(asset.id);
    const method = { asset: offer.asset, network: offer.network };
    void run(async () => source.show(await calls.selectMethod(checkout.id, method))).then(
      async (isDone) => {
        if (isDone) onChosen();
        // Prices and states may have changed since the list was drawn.
        else await source.load();
      },
    );
  };
  return { chosen, isBusy, failure, choose };
}

/** Loads the amounts again while they are read: the price of a coin moves. */
function useFreshEstimates({ source }: ChooseStepProps): void {
  const { schedule } = usePayServices().platform;
  useEffect(
    () => repeat({ schedule, restMs: () => estimateRestMs, task: () => source.load() }),
    [schedule, source],
  );
}

/** Chooses by itself where there is one coin, once. */
function useOnlyChoice(choices: readonly Choice[], choose: (choice: Choice) => void): void {
  const isDone = useRef(false);
  const [only, other] = choices;
  useEffect(() => {
    if (isDone.current || only === undefined || other !== undefined || !only.offer.enabled) return;
    isDone.current = true;
    choose(only);
  });
}
