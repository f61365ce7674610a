import { CopyButton, useTranslate } from '@billfold/react';
import { Button, DialogBody, DialogFooter, DialogHeader, Notice } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import type { MadeToken } from './create-token-form.tsx';
import * as css from './settings.css.ts';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

/** A token as it is shown this once. */
export function CreatedToken(props: {
  readonly made: MadeToken;
  readonly onDone: () => void;
}): ReactElement {
  const t = useTranslate();
  const { name, token } = props.made;
  const begin = useRef<HTMLParagraphElement>(null);
  useFocusOnEntry(begin);
  return (
    <>
      <DialogHeader title={t('accountDeveloper.created.title')} />
      <DialogBody>
        <div className={css.stack}>
          <Notice tone="warning" title={t('accountDeveloper.created.warning.title')} live>
            {t('accountDeveloper.created.warning')}
          </Notice>
          <div className={css.words}>
            <p ref={begin} tabIndex={-1} className={css.begin}>
              {t('accountDeveloper.created.label', { name })}
            </p>
            <code className={css.secret} translate="no">
              {token}
            </code>
          </div>
          <div>
            <CopyButton text={token} label={t('accountDeveloper.created.copy')} />
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" wide onClick={props.onDone}>
          {t('common.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
