import type { Business, PaymentsClient } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useForm } from '@billfold/react/internal';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { findLogoProblem, readAsBase64 } from './read-logo-file.ts';

/** Saves and removes the logo of a business, and shows a chosen picture until the saved one is there. */
export function useLogo({ id }: Business) {
  const t = useTranslate();
  const notify = useNotify();
  const { business } = useServices();
  const { state, submit } = useForm<'image'>();
  const [file, setFile] = useState<File | null>(null);
  const preview = useObjectUrl(file);
  const change = async (
    invalid: Parameters<typeof submit>[0],
    request: (client: PaymentsClient) => Promise<unknown>,
  ): Promise<boolean> => {
    const done = await submit(invalid, async () => {
      await business.call(request);
      await business.reload(id);
    });
    setFile(null);
    return done !== null;
  };
  const save = async (chosen: File): Promise<void> => {
    const problem = findLogoProblem(chosen);
    if (problem === null) setFile(chosen);
    const isSaved = await change(problem ? { image: problem } : {}, async ({ businesses }) =>
      businesses.setLogo(id, { image: await readAsBase64(chosen) }),
    );
    if (isSaved) notify.success(t('businessSettings.logo.saved'));
  };
  const remove = async (): Promise<void> => {
    const isRemoved = await change({}, ({ businesses }) => businesses.removeLogo(id));
    if (isRemoved) notify.success(t('businessSettings.logo.removed'));
  };
  return { state, preview, save, remove };
}

/** Returns an address under which the browser shows a file; null without one. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
