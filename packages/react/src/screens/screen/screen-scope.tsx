'use client';
import type { TextArea } from '@billfold/core/i18n';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { OfWallet } from './of-wallet.tsx';
import { OwnDialogs } from './own-dialogs.tsx';
import { ScreenDialogsContext } from './screen-dialogs-context.ts';
import { ScreenHost } from './screen-host.tsx';
import { useScreenStyles } from './use-screen-styles.ts';

export interface ScreenScopeProps {
  /** Text areas of the screen. */
  readonly texts: readonly TextArea[];
  /** It is drawn without a wallet as well. */
  readonly withoutWallet?: boolean | undefined;
  readonly children: ReactNode;
}

/** Around everything of one screen: its texts, and what no host gave it. */
export function ScreenScope(props: ScreenScopeProps): ReactElement | null {
  const { texts, withoutWallet = false, children } = props;
  useTexts(...texts);
  const isStyled = useScreenStyles();
  const isServed = useContext(ScreenDialogsContext) !== null;
  const screen = withoutWallet ? children : <OfWallet>{children}</OfWallet>;
  if (!isStyled) return null;
  return <ScreenHost>{isServed ? screen : <OwnDialogs>{screen}</OwnDialogs>}</ScreenHost>;
}
