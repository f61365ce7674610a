import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const phrase = layered(base, { display: 'grid', gap: vars.space[2] });

export const grid = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const word = layered(base, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.surfaceSunken} 45%, ${vars.color.surface})`,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' },
    '&:has([aria-invalid="true"])': { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
    '&:focus-within:has([aria-invalid="true"])': { outlineColor: vars.color.danger },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const number = layered(base, {
  flex: 'none',
  width: '2.4em',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** 16 px on touch, or iOS zooms in. */
export const input = layered(base, {
  flex: 1,
  alignSelf: 'stretch',
  width: '100%',
  paddingInline: vars.space[2],
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.md,
  outline: 'none',
  '@media': { [media.touch]: { fontSize: vars.text.lg } },
});

/** A property that browsers have and the CSS typings lack. */
const textSecurity: string = 'WebkitTextSecurity';

/** Hides the words from people nearby. */
export const masked = layered(input, { [textSecurity]: 'disc' });

export const tools = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const lengthBox = layered(base, { position: 'relative', display: 'inline-grid' });

/** At the end of the select, whose own arrow is not drawn. */
export const lengthIcon = layered({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  alignSelf: 'center',
  pointerEvents: 'none',
});

export const length = layered(interactive, {
  appearance: 'none',
  minHeight: vars.control.height,
  paddingInline: `${vars.space[3]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  color: vars.color.text,
  fontSize: vars.text.sm,
  '@media': {
    [media.touch]: { minHeight: vars.control.target, fontSize: vars.text.lg },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});
