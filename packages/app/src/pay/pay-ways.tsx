import type { PaymentMethod } from '@billfold/core/payments';
import { CopyButton, useTranslate } from '@billfold/react';
import { Button, Fold, icons, Skeleton } from '@billfold/react/internal';
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';
import { LazyPayCode, prefetchPayCode } from './lazy-parts.tsx';
import { OpenInWallet } from './open-in-wallet.tsx';
import { OtherBillfold, PayWithBillfold } from './pay-with-billfold.tsx';
import * as sendCss from './send-step.css.ts';
import { type ScarceProps, useIsScarce } from './use-is-scarce.ts';

export interface PayWaysProps extends ScarceProps {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  /** Amount as the step asks for it, in the coin of the method. */
  readonly amount: string;
  /** True where the wallet is on the device that shows the page. */
  readonly isPhone: boolean;
  /** Network and address, which those type or compare who use no link, and what they have to know. */
  readonly children: ReactNode;
}

/**
 * Ways to hand the payment to a wallet. A computer shows the code for the phone; on the phone itself the wallet is
 * opened, and the code is there for another one. The address follows, beside them in a wide window: most payers copy or
 * compare it. What few wallets need is last and folded: a Billfold here or at another address, and a code of the address alone.
 */
export function PayWays(props: PayWaysProps): ReactElement {
  const { paymentId, method, amount, until, aheadMs, isPhone, children } = props;
  const t = useTranslate();
  const codeId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const isShown = !isPhone || isAsked;
  // A link holds more than the address, which is all that some wallets read.
  const hasPlain = method.uri !== method.address;
  const code = useRef<HTMLDivElement>(null);
  // The code is far above what asks for the plain one.
  useEffect(() => {
    if (isPlain) code.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPlain]);
  // The code is not needed on a phone before it is asked for, and would share the network with what is.
  useEffect(() => whenIdle(prefetchPayCode, unhurriedMs), []);
  return (
    <div className={sendCss.ways}>
      {isPhone && hasPlain && (
        <PhoneWallet key={method.uri} method={method} until={until} aheadMs={aheadMs} />
      )}
      {isPhone && (
        <Button
          icon={icons.scan}
          wide
          aria-expanded={isAsked}
          aria-controls={codeId}
          onClick={() => setIsAsked(!isAsked)}
        >
          {t(isAsked ? 'checkout.send.qr.hide' : 'checkout.send.qr.show')}
        </Button>
      )}
      <div ref={code} id={codeId} hidden={!isShown}>
        {isShown && (
          <Suspense fallback={<CodePlace />}>
            <UntilScarce {...{ until, aheadMs }}>
              <LazyPayCode {...{ method, amount, until, isPlain, isPhone }} />
            </UntilScarce>
          </Suspense>
        )}
      </div>
      {!isPhone && hasPlain && (
        <UntilScarce {...{ until, aheadMs }}>
          <OpenInWallet key={method.uri} method={method} />
        </UntilScarce>
      )}
      {children}
      <div className={sendCss.keep}>
        <p>{t('checkout.send.close')}</p>
        <CopyButton
          text={window.location.href}
          label={t('checkout.send.link.copy')}
          message={t('checkout.send.link.copied')}
          size="sm"
        />
      </div>
      <Fold label={t('checkout.send.more')}>
        <div className={sendCss.list}>
          <PayWithBillfold paymentId={paymentId} />
          {hasPlain && (
            <Button
              variant="plain"
              onClick={() => {
                setIsPlain(!isPlain);
                setIsAsked(true);
              }}
            >
              {t(isPlain ? 'checkout.send.qr.whole' : 'checkout.send.qr.address')}
            </Button>
          )}
          <OtherBillfold paymentId={paymentId} />
        </div>
      </Fold>
    </div>
  );
}

/** Loudest on the page, until too little time is left to begin to send. */
function PhoneWallet({
  method,
  ...times
}: ScarceProps & Pick<PayWaysProps, 'method'>): ReactElement {
  const isScarce = useIsScarce(times);
  return (
    <div className={isScarce ? sendCss.dimmed : undefined}>
      <OpenInWallet method={method} variant={isScarce ? undefined : 'primary'} size="lg" />
    </div>
  );
}

/** Dims what invites to send, while the page says to wait. */
function UntilScarce({
  children,
  ...times
}: ScarceProps & Pick<PayWaysProps, 'children'>): ReactElement {
  return <div className={useIsScarce(times) ? sendCss.dimmed : undefined}>{children}</div>;
}

/** Place of the code while it loads: its 200 px, the line that enlarges it, and the one that says how it is used. */
function CodePlace(): ReactElement {
  return (
    <div className={sendCss.code}>
      <Skeleton shape="block" width="200px" height="280px" />
    </div>
  );
}
