import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
});

export const over = style([
  drop,
  { borderColor: vars.color.accent, background: vars.color.successSurface },
]);

export const preview = style({
  flex: 'none',
  width: '64px',
  height: '64px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.qrBackground,
});

export const choice = style({ display: 'grid', gap: vars.space[2], flex: '1 1 200px' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const error = style({ color: vars.color.danger, fontSize: vars.text.sm });

/** A finger has no file to drop. */
export const droppable = style({ '@media': { [media.touch]: { display: 'none' } } });
