import { useStore } from '@billfold/react/hooks';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';

export type DashboardDialog = 'payment' | 'link' | null;

/** Returns the dialog that is open and its setter; one that another part of the site asked for opens once. */
export function useWantedDialog(): readonly [DashboardDialog, (dialog: DashboardDialog) => void] {
  const { wantedDialog } = useServices().payments;
  const { name } = useStore(wantedDialog);
  const [opened, setOpened] = useState<DashboardDialog>(null);
  useEffect(() => {
    if (name === null) return;
    setOpened(name);
    wantedDialog.set({ name: null });
  }, [name, wantedDialog]);
  return [opened, setOpened];
}
