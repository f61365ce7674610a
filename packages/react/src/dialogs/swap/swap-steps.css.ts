import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const heading = layered(base, {
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.lg,
  fontWeight: 600,
});

export const list = layered(base, {
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Words and the button of a step; the button moves below the words where there is no room beside them. */
export const line = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  gap: vars.space[3],
  minWidth: 0,
});

export const number = layered(base, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const words = layered(base, { display: 'grid', gap: '2px', flex: '1 1 180px', minWidth: 0 });

export const what = layered(base, { fontWeight: 500 });
