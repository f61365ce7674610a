import { useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuItem } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export type MemberAction = 'role' | 'transfer' | 'takeOver' | 'remove';

export interface MemberMenuProps {
  readonly name: string;
  readonly canTransfer: boolean;
  readonly canTakeOver: boolean;
  readonly onChoose: (action: MemberAction) => void;
}

/** Actions on one member of a team. */
export function MemberMenu({
  name,
  canTransfer,
  canTakeOver,
  onChoose,
}: MemberMenuProps): ReactElement {
  const t = useTranslate();
  const label = t('team.actions', { name });
  return (
    <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
      <MenuItem icon={icons.pencil} onSelect={() => onChoose('role')}>
        {t('team.changeRole')}
      </MenuItem>
      {canTransfer && (
        <MenuItem icon={icons.key} onSelect={() => onChoose('transfer')}>
          {t('team.transfer')}
        </MenuItem>
      )}
      {canTakeOver && (
        <MenuItem icon={icons.receive} onSelect={() => onChoose('takeOver')}>
          {t('team.takeOver')}
        </MenuItem>
      )}
      <MenuItem danger icon={icons.trash} onSelect={() => onChoose('remove')}>
        {t('team.remove')}
      </MenuItem>
    </Menu>
  );
}
