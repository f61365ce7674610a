'use client';
import type { TextArea } from '@billfold/core';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { useTexts } from '../../provider/use-texts.ts';
import { OwnDialogs } from './own-dialogs.tsx';
import { ScreenDialogsContext } from './screen-dialogs-context.ts';
import { ScreenHost } from './screen-host.tsx';

export interface ScreenScopeProps {
  /** What the screen says. */
  readonly texts: readonly TextArea[];
  readonly children: ReactNode;
}

/** Around everything of one screen: its texts, and what no host gave it. */
export function ScreenScope({ texts, children }: ScreenScopeProps): ReactElement {
  useTexts(...texts);
  const isServed = useContext(ScreenDialogsContext) !== null;
  return <ScreenHost>{isServed ? children : <OwnDialogs>{children}</OwnDialogs>}</ScreenHost>;
}
