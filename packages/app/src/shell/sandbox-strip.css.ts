import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  fontSize: vars.text.xs,
  fontWeight: 500,
  textWrap: 'balance',
});

export const icon = style({ flex: 'none' });
