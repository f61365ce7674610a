'use client';
import { type ReactElement, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as css from './scanner-surface.css.ts';
import type { ScannerFlowOfDialog } from './use-scanner-flow.ts';

/** The ways round a camera: another try, an image, and what was copied elsewhere. */
export function ScannerControls({ flow }: { readonly flow: ScannerFlowOfDialog }): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const file = useRef<HTMLInputElement>(null);
  const canRetry =
    state.status === 'no-permission' || state.status === 'no-camera' || state.status === 'failed';
  const readFile = () => {
    const picture = file.current?.files?.[0];
    if (picture) void actions.readPicture(picture);
    // Choosing one file twice is a change too.
    if (file.current) file.current.value = '';
  };
  return (
    <footer className={css.controls} part="body">
      {canRetry && (
        <Button icon={icons.refresh} size="lg" onClick={actions.retry}>
          {t('common.retry')}
        </Button>
      )}
      <Button
        icon={icons.upload}
        size="lg"
        busy={state.isReadingPicture}
        onClick={() => file.current?.click()}
      >
        {t('scanner.upload')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t('scanner.upload')}
        hidden
        onChange={readFile}
      />
      <PasteButton onPaste={actions.readText} />
    </footer>
  );
}

/** Where the browser lets a page read what was copied; a refusal there says itself why. */
function PasteButton(props: { readonly onPaste: (text: string) => void }): ReactElement | null {
  const t = useTranslate();
  const clipboard = globalThis.navigator?.clipboard;
  if (typeof clipboard?.readText !== 'function') return null;
  return (
    <Button
      icon={icons.copy}
      size="lg"
      onClick={() => void clipboard.readText().then(props.onPaste, () => undefined)}
    >
      {t('scanner.paste')}
    </Button>
  );
}
