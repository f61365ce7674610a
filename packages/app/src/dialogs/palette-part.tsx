import { paletteTexts } from '@billfold/core/i18n';
import { paymentsTexts, settingsTexts, shellTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import { CommandPalette } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { usePaletteGroups } from './palette/use-palette-groups.tsx';

/** Command palette of the site. */
export function PalettePart({ dialog, onChange }: ShellDialogProps): ReactElement {
  useTexts(shellTexts, settingsTexts, paletteTexts, paymentsTexts);
  const isOpen = dialog?.name === 'palette';
  const groups = usePaletteGroups(isOpen);
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={(open) => onChange(open ? { name: 'palette' } : null)}
      groups={groups}
    />
  );
}
