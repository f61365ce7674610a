'use client';
import { useEffect, useState } from 'react';
import { useWallet } from '../../context/wallet-context.ts';

/** Adds the styles of the screens to a shadow tree; false until they are there. */
export function useScreenStyles(): boolean {
  const { styles } = useWallet();
  const [isStyled, setStyled] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    styles?.add(loadStyles).then(() => setStyled(true), setFailure);
  }, [styles]);
  if (failure) throw failure;
  return styles === null || isStyled;
}

function loadStyles() {
  return import('../../theme/style-text/screens.ts');
}
