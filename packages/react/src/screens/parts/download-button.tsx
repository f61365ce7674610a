'use client';
import type { ReactElement } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { usePage } from '../../context/use-provided.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useForm } from '../form/use-form.ts';
import { downloadFile } from './download-file.ts';

export interface DownloadButtonProps {
  readonly label: string;
  readonly load: () => Promise<File>;
  /** Notification of the success. */
  readonly done: string;
}

/** Loads a file and hands it to the browser; on a phone an icon alone. */
export function DownloadButton({ label, load, done }: DownloadButtonProps): ReactElement {
  const page = usePage();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const { state, submit } = useForm<never>();
  const download = async (): Promise<void> => {
    const loaded = await submit({}, load);
    if (loaded === null) return;
    downloadFile(page, loaded.answer);
    notify.success(done);
  };
  if (isPhone)
    return (
      <IconButton
        icon={icons.download}
        label={label}
        aria-disabled={state.isBusy}
        onClick={() => void download()}
      />
    );
  return (
    <Button icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
