import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({ marginBlockEnd: vars.space[4] });

/** Ground of the screens: the page around may be light while they are dark. */
export const ground = style({
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.background,
  color: vars.color.text,
});
