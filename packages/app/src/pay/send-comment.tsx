import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SendFact } from './send-fact.tsx';
import * as sendCss from './send-step.css.ts';

export interface SendCommentProps {
  readonly memo: string;
  /** True where a link and a code carry it into a wallet. */
  readonly isCarried: boolean;
}

/** Comment without which a payment is not found: beside the amount, because those who forget it do not scroll to it. */
export function SendComment({ memo, isCarried }: SendCommentProps): ReactElement {
  const t = useTranslate();
  return (
    <div>
      <SendFact
        label={t('checkout.send.memo')}
        copied={memo}
        copyLabel={t('checkout.send.memo.copy')}
      >
        <span className={sendCss.value} dir="ltr">
          {memo}
        </span>
      </SendFact>
      <p className={sendCss.warning}>
        <Icon shape={icons.alert} className={sendCss.alert} />
        <span>
          {t('checkout.send.memo.warning')}
          {isCarried && ` ${t('checkout.send.memo.carried', { open: t('checkout.send.open') })}`}
        </span>
      </p>
    </div>
  );
}
