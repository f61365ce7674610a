import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Width of its column, so that the action above stands at its end. */
export const page = layered({ maxWidth: '640px' });

/** One column, all of it in sight in a window 800 px high. */
export const column = layered({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '640px',
  minWidth: 0,
});

export const skeleton = layered(base, {
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[3],
});

export const summary = layered(base, { display: 'grid', gap: vars.space[1] });

export const amountLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Alone in its line beside the mark on a phone. */
export const amount = layered(base, {
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 52px)', minWidth: 0 } },
});

/** Keeps its line until the price is here. */
export const valueNow = layered(base, tabular, {
  minHeight: '21px',
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
});

export const section = layered(base, { display: 'grid', gap: vars.space[1] });

export const sectionLine = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const sectionTitle = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const hint = layered(base, { color: vars.color.textMuted });

export const choices = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
