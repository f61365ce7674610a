import { QrCode, useTranslate } from '@billfold/react';
import { Button, icons, saveQrImage, useQrPath } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useRef } from 'react';
import * as css from './payment.css.ts';

export interface LinkQrProps {
  readonly url: string;
  /** Accessible name of the code. */
  readonly label: string;
  /** Width in px. */
  readonly size: number;
  /** Name of the saved file, without its ending. */
  readonly name: string;
  /** Between the code and the buttons. */
  readonly children?: ReactNode;
  /** Other buttons, before the one that saves the code. */
  readonly actions?: ReactNode;
}

/** A link as a QR code that can be saved, for print. */
export function LinkQr({ url, label, size, name, children, actions }: LinkQrProps): ReactElement {
  const t = useTranslate();
  const frame = useRef<HTMLSpanElement>(null);
  const symbol = useQrPath(url);
  const save = (): void => {
    const drawn = frame.current?.querySelector('svg');
    if (drawn && symbol) saveQrImage(drawn, symbol, name);
  };
  return (
    <>
      <QrCode ref={frame} text={url} label={label} size={size} />
      {children}
      <div className={css.actions}>
        {actions}
        <Button icon={icons.download} onClick={save}>
          {t('qr.save')}
        </Button>
      </div>
    </>
  );
}
