'use client';
import { paletteTexts } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { Dialog } from '../dialog/dialog.tsx';
import type { Command, CommandGroup } from './command.ts';
import * as css from './command-palette.css.ts';
import { CommandSearch } from './command-search.tsx';

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Commands for the typed text, which the palette filters by it. */
  readonly groups: (query: string) => readonly CommandGroup[];
}

const remembered = 5;

/**
 * Dialog that finds a command by typing a part of its text and runs it. Commands that ran last come first.
 * @example
 * <CommandPalette
 *   open
 *   onOpenChange={(open) => console.log(open)}
 *   groups={() => [
 *     { id: 'go', title: 'Go to', commands: [{ id: 'home', text: 'Home', run: () => undefined }] },
 *   ]}
 * />;
 */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  useTexts(paletteTexts);
  const { open, onOpenChange, groups } = props;
  const [recent, setRecent] = useState<readonly string[]>([]);
  const run = (command: Command): void => {
    setRecent((before) =>
      [command.id, ...before.filter((id) => id !== command.id)].slice(0, remembered),
    );
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog className={css.palette} open={open} onOpenChange={onOpenChange}>
      <CommandSearch groups={groups} recent={recent} onRun={run} />
    </Dialog>
  );
}
