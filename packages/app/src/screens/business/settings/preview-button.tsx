import { useTranslate } from '@billfold/react';
import { Button, Dialog, DialogBody, DialogHeader } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { CheckoutPreview, type CheckoutPreviewProps } from './checkout-preview.tsx';
import * as css from './setup.css.ts';

/** Opens the preview of the checkout on a narrow window, which has no room for it beside the fields. */
export function PreviewButton(props: CheckoutPreviewProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.previewButton}>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('businessSetup.preview.open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogHeader title={t('businessSetup.preview')} />
        <DialogBody>
          <CheckoutPreview {...props} />
        </DialogBody>
      </Dialog>
    </div>
  );
}
