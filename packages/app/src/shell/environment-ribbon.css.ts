import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const ribbon = style({
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.infoSurface,
  color: vars.color.text,
  fontSize: vars.text.xs,
  fontWeight: 500,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});
