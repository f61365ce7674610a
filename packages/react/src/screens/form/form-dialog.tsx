'use client';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export interface FormDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Content, mounted again on each opening: a FormDialogContent. */
  readonly children: ReactNode;
}

/** A dialog around one form: everything that closes it calls `onClose`, unless it is locked. */
export function FormDialog({ open, onClose, children }: FormDialogProps): ReactElement {
  const [isLocked, setIsLocked] = useState(false);
  return (
    <LockContext.Provider value={setIsLocked}>
      <Dialog open={open} locked={isLocked} onOpenChange={(isOpen) => !isOpen && onClose()}>
        {children}
      </Dialog>
    </LockContext.Provider>
  );
}

const LockContext = createContext<(isLocked: boolean) => void>(() => undefined);

/** Keeps the dialog around from being left: by Escape, its backdrop, or its close button. */
export function useDialogLock(isLocked: boolean): void {
  const setIsLocked = useContext(LockContext);
  useEffect(() => {
    setIsLocked(isLocked);
    return () => setIsLocked(false);
  }, [isLocked, setIsLocked]);
}
