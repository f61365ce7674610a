'use client';
import { type ReactElement, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

/** Takes a file with contacts, one in each line. */
export function ImportButton(props: {
  readonly flow: ContactsFlowOfDialog;
  readonly size?: 'md' | 'lg' | undefined;
}): ReactElement {
  const { flow, size = 'lg' } = props;
  const t = useTranslate();
  const file = useRef<HTMLInputElement>(null);
  const { isBusy } = flow.state;
  const read = async (): Promise<void> => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    const text = await chosen.text();
    // Choosing one file twice is a change too.
    if (file.current) file.current.value = '';
    await flow.actions.importCsv(text);
  };
  return (
    <>
      <Button
        size={size}
        icon={icons.upload}
        wide={size === 'lg'}
        busy={isBusy}
        onClick={() => file.current?.click()}
      >
        {t('contacts.import')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('contacts.import')}
        hidden
        onChange={() => void read()}
      />
    </>
  );
}
