'use client';
import { useNotify } from '../../context/use-notifications.ts';
import { usePage } from '../../context/use-provided.ts';
import { useForm } from '../form/use-form.ts';
import { downloadFile } from './download-file.ts';

export interface DownloadOptions {
  readonly load: () => Promise<File>;
  /** Notification of the success. */
  readonly done: string;
}

export interface Download {
  readonly download: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Returns an action that loads a file and hands it to the browser. */
export function useDownload({ load, done }: DownloadOptions): Download {
  const page = usePage();
  const notify = useNotify();
  const { state, submit } = useForm<never>();
  return {
    isBusy: state.isBusy,
    download: async () => {
      const loaded = await submit({}, load);
      if (loaded === null) return;
      downloadFile(page, loaded.answer);
      notify.success(done);
    },
  };
}
