import { base, well as inputWell } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const key = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});

export const head = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = layered(base, { color: vars.color.textMuted });

export const text = layered(base, {
  maxWidth: '62ch',
  color: vars.color.textMuted,
  fontSize: vars.text.md,
});

export const values = layered(base, { display: 'grid', gap: vars.space[2] });

export const well = layered(base, inputWell, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const value = layered(base, {
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
  overflowWrap: 'anywhere',
});
