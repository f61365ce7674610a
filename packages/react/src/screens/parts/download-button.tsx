'use client';
import type { ReactElement } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { type DownloadOptions, useDownload } from './use-download.ts';

export interface DownloadButtonProps extends DownloadOptions {
  readonly label: string;
}

/** Loads a file and hands it to the browser; on a phone an icon alone. */
export function DownloadButton({ label, ...options }: DownloadButtonProps): ReactElement {
  const isPhone = useIsPhone();
  const { download, isBusy } = useDownload(options);
  if (isPhone)
    return (
      <IconButton
        icon={icons.download}
        label={label}
        aria-disabled={isBusy}
        onClick={() => void download()}
      />
    );
  return (
    <Button icon={icons.download} busy={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
