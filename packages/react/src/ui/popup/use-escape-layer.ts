'use client';
import { useEffect } from 'react';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';

/** While it is open, Escape closes this before what it stands on. */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const { layers } = useWallet();
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    return layers.push({ element: null, onEscape: () => latest.current() });
  }, [isOpen, layers, latest]);
}
