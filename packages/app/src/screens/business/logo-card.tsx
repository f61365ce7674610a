import { fieldMessage } from '@billfold/core/flows';
import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Card, FormFailure, icons, SettingRow } from '@billfold/react/internal';
import { type DragEvent, type ReactElement, useId, useRef, useState } from 'react';
import { BusinessMark } from '../../shell/business-mark.tsx';
import * as css from './logo-card.css.ts';
import { logoTypes } from './read-logo-file.ts';
import { useLogo } from './use-logo.ts';

/** The logo of a business, which is saved as soon as a picture is chosen or dropped. */
export function LogoCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { state, preview, save, remove } = useLogo(business);
  const { isOver, ...drop } = useDrop((file) => void save(file));
  const [hintId, errorId] = [useId(), useId()];
  const error = fieldMessage(state, 'image', t);
  const choose = (): void => {
    const chosen = input.current?.files?.[0];
    if (chosen) void save(chosen);
    // Choosing one file twice is a change too.
    if (input.current) input.current.value = '';
  };
  return (
    <Card aria-label={t('businessSettings.logo')}>
      <FormFailure failure={state.failure} fields={['image']} />
      <div className={isOver ? css.over : undefined} {...drop}>
        <SettingRow
          title={t('businessSettings.logo')}
          hint={
            <span id={hintId}>
              {t('businessSettings.logo.hint')}{' '}
              <span className={css.droppable}>{t('businessSettings.logo.drop')}</span>
            </span>
          }
          error={<span id={errorId}>{error}</span>}
        >
          {preview === null ? (
            <BusinessMark business={business} size={40} />
          ) : (
            <img className={css.preview} src={preview} alt={t('businessSettings.logo.preview')} />
          )}
          <Button
            icon={icons.upload}
            busy={state.isBusy}
            aria-describedby={`${hintId} ${errorId}`}
            onClick={() => input.current?.click()}
          >
            {t(
              business.logoUrl === null
                ? 'businessSettings.logo.choose'
                : 'businessSettings.logo.change',
            )}
          </Button>
          {business.logoUrl !== null && (
            <Button variant="danger" busy={state.isBusy} onClick={() => void remove()}>
              {t('businessSettings.logo.remove')}
            </Button>
          )}
        </SettingRow>
      </div>
      <input
        ref={input}
        type="file"
        accept={logoTypes.join(',')}
        aria-label={t('businessSettings.logo.choose')}
        hidden
        onChange={choose}
      />
    </Card>
  );
}

/** Takes a file that is dropped on an element. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
