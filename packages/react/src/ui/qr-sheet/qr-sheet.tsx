'use client';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { AddressText } from '../address-text/address-text.tsx';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy/copy-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody, DialogHeader } from '../dialog/dialog-parts.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { saveQrImage } from '../qr-code/save-qr-image.ts';
import { useQrPath } from '../qr-code/use-qr-path.ts';
import * as css from './qr-sheet.css.ts';

export interface QrSheetProps {
  /** Text of the code: an address, or a payment URI with it. */
  readonly text: string;
  readonly address: string;
  /** Accessible name of the code. */
  readonly label: string;
  readonly title: string;
  /** Label of the button that copies the address. */
  readonly copyLabel: string;
  /** Notification of the copy; 'Successfully copied' unless given. */
  readonly copyMessage?: string | undefined;
  /** Lines above the large code, as the amount that it asks for. */
  readonly caption?: ReactNode;
  /** Width of the code on the dialog below, in px. */
  readonly size: number;
}

const largePx = 320;

/** QR code that opens over the whole screen, black on white, where another phone can read it. */
export function QrSheet(props: QrSheetProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { text, label, size } = props;
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <QrCode text={text} label={label} size={size} />
        <span className={css.enlarge}>
          <Icon shape={icons.expand} size={16} />
          {t('qr.enlarge')}
        </span>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} className={css.sheet}>
        <LargeCode {...props} />
      </Dialog>
    </>
  );
}

function LargeCode(props: QrSheetProps): ReactElement {
  const { text, address, label, title, copyLabel, copyMessage, caption } = props;
  const t = useTranslate();
  const frame = useRef<HTMLSpanElement>(null);
  const navigator = useWallet().page?.defaultView?.navigator;
  const symbol = useQrPath(text);
  const save = (): void => {
    const drawn = frame.current?.querySelector('svg');
    if (drawn && symbol) saveQrImage(drawn, symbol, address);
  };
  const share = (): void => {
    // Rejects where the person changes their mind.
    navigator?.share({ text }).catch(() => undefined);
  };
  return (
    <>
      <DialogHeader title={title} />
      <DialogBody className={css.body}>
        <div className={css.content}>
          {caption !== undefined && <div className={css.caption}>{caption}</div>}
          <QrCode ref={frame} text={text} label={label} size={largePx} />
          <p className={css.address}>
            <AddressText address={address} form="lines" />
          </p>
          <div className={css.actions}>
            <CopyButton text={address} label={copyLabel} message={copyMessage} />
            {navigator !== undefined && 'share' in navigator && (
              <Button onClick={share}>{t('qr.share')}</Button>
            )}
            <Button icon={icons.download} onClick={save}>
              {t('qr.save')}
            </Button>
          </div>
        </div>
      </DialogBody>
    </>
  );
}
