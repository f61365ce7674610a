'use client';
import { scannerTexts, validationTexts } from '@billfold/core/i18n';
import { type ReactElement, useId, useRef } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { useBackdropPress } from '../../ui/dialog/use-backdrop-press.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import type { QrScannerProps } from './qr-scanner-props.ts';
import { ScannerControls } from './scanner-controls.tsx';
import { ScannerStatusText } from './scanner-status-text.tsx';
import * as css from './scanner-surface.css.ts';
import { useScannerFlow } from './use-scanner-flow.ts';

type Props = DialogSurfaceProps<QrScannerProps>;

export function ScannerSurface(props: Props): ReactElement | null {
  return props.opening.open ? <ScannerScreen {...props} /> : null;
}

/** Fills the screen. A press beside what stands on it closes it, like the backdrop of a dialog. */
function ScannerScreen(props: Props): ReactElement {
  const { opening, wanted, onScan, onError, loadEngine, className, id } = props;
  useTexts(scannerTexts, validationTexts);
  const t = useTranslate();
  const titleId = useId();
  const view = useRef<HTMLDivElement>(null);
  const screen = useModal({ open: true, onDismiss: opening.close, initialFocus: undefined });
  const backdrop = useBackdropPress(() => opening.close('backdrop'));
  const flow = useScannerFlow({
    view,
    wanted,
    onError,
    loadEngine,
    onResult: (result) => {
      if (result.status !== 'scanned') return;
      opening.close('completed');
      onScan(result.text, result.recipients);
    },
  });
  const isFilming = flow?.state.status === 'scanning';
  return (
    <dialog
      ref={screen}
      id={id}
      className={classNames(css.screen, className)}
      aria-labelledby={titleId}
      {...backdrop}
    >
      <header className={css.header}>
        <h2 id={titleId} className={css.title} part="title" tabIndex={-1}>
          {t('scanner.title')}
        </h2>
        <IconButton
          icon={icons.close}
          label={t('common.close')}
          onClick={() => opening.close('close-button')}
        />
      </header>
      <div className={css.middle} {...backdrop}>
        <div ref={view} className={classNames(css.view, !isFilming && css.waiting)} />
        {flow && <ScannerStatusText state={flow.state} />}
      </div>
      {flow && <ScannerControls flow={flow} />}
    </dialog>
  );
}
