import { CopyButton, useTranslate } from '@billfold/react';
import {
  Button,
  Checkbox,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Notice,
  useDialogLock,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useFocusOnEntry } from '../account/settings/use-focus-on-entry.ts';
import * as css from './developer.css.ts';

export interface ShownSecretProps {
  readonly title: string;
  /** Names the secret. */
  readonly label: string;
  readonly secret: string;
  readonly copy: string;
  /** Under the secret, such as what to do with it. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** A secret as it is shown this once: the dialog closes when its reader has stored it. */
export function ShownSecret(props: ShownSecretProps): ReactElement {
  const t = useTranslate();
  const { title, label, secret, copy, children, onDone } = props;
  const [isStored, setIsStored] = useState(false);
  useDialogLock(!isStored);
  const begin = useRef<HTMLParagraphElement>(null);
  useFocusOnEntry(begin);
  return (
    <>
      <DialogHeader title={title} />
      <DialogBody>
        <div className={css.stack}>
          <Notice tone="warning" title={t('developer.secret.once')} live>
            {t('developer.secret.once.text')}
          </Notice>
          <div>
            <p ref={begin} tabIndex={-1} className={css.begin}>
              {label}
            </p>
            <code className={css.secret} translate="no">
              {secret}
            </code>
          </div>
          <div>
            <CopyButton text={secret} label={copy} />
          </div>
          {children}
          <Checkbox
            label={t('developer.secret.stored')}
            checked={isStored}
            onCheckedChange={setIsStored}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="primary"
          wide
          missing={isStored ? undefined : t('developer.secret.notStored')}
          onClick={onDone}
        >
          {t('common.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
