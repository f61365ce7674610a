import { Avatar, useTranslate, useWallets } from '@billfold/react';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLeaveWallet } from '../../shell/use-leave-wallet.ts';

/** Returns a command per other wallet that selects it. */
export function useWalletCommands(): readonly Command[] {
  const t = useTranslate();
  const { data, selected, select } = useWallets();
  const leave = useLeaveWallet();
  return useMemo(() => {
    const others = data?.filter(({ id, isActivated }) => isActivated && id !== selected?.id) ?? [];
    return others.map(({ id, name }) => ({
      id: `wallet ${id}`,
      text: t('palette.switchTo', { name }),
      icon: <Avatar text={id} name={name} shape="wallet" size={24} />,
      run: () => {
        select(id);
        leave();
      },
    }));
  }, [data, selected, t, select, leave]);
}
