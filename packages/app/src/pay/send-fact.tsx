import { CopyButton } from '@billfold/react';
import type { ReactElement, ReactNode } from 'react';
import * as sendCss from './send-step.css.ts';

export interface SendFactProps {
  readonly label: string;
  readonly copied: string;
  readonly copyLabel: string;
  /** Notification of the copy. */
  readonly message: string;
  readonly children: ReactNode;
}

/** Value that a payer copies into a wallet or an exchange, under its label. */
export function SendFact({
  label,
  copied,
  copyLabel,
  message,
  children,
}: SendFactProps): ReactElement {
  return (
    <div className={sendCss.fact}>
      <span className={sendCss.factLabel}>{label}</span>
      <div className={sendCss.factValue}>{children}</div>
      <div className={sendCss.factCopy}>
        <CopyButton text={copied} label={copyLabel} message={message} size="sm" />
      </div>
    </div>
  );
}
