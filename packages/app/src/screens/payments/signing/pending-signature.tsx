import { useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  LoadingText,
  Skeleton,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './signing.css.ts';

export interface PendingSignatureProps {
  readonly title: string;
  /** Reason to sign, above the facts. */
  readonly lead?: ReactNode;
  /** Explains why there is nothing to sign; null while the facts load. */
  readonly failure: ReactElement | null;
  /** Label of the button that leaves; 'Close' unless given. */
  readonly cancel?: string | undefined;
  readonly onClose: () => void;
}

/** Dialog of a signature whose facts are not there: about as high as with them, so that it does not jump. */
export function PendingSignature(props: PendingSignatureProps): ReactElement {
  const t = useTranslate();
  const { title, lead, failure, cancel, onClose } = props;
  return (
    <>
      <DialogHeader title={title} />
      <DialogBody step="plan">
        {failure ?? (
          <div className={css.dialog}>
            {lead}
            <LoadingText />
            <Skeleton shape="block" height="96px" />
            <Skeleton shape="block" height="120px" />
            <Skeleton shape="block" height="88px" />
            <Skeleton shape="block" height="216px" />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {cancel ?? t('common.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
