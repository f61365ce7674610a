import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Place that a dragged file is dropped on. */
export const over = style({
  borderRadius: vars.radius.control,
  outline: `1px dashed ${vars.color.accent}`,
  outlineOffset: vars.space[2],
  background: vars.color.successSurface,
});

export const preview = style({
  flex: 'none',
  width: '40px',
  height: '40px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.qrBackground,
});

/** A finger has no file to drop. */
export const droppable = style({ '@media': { [media.touch]: { display: 'none' } } });
