import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const frame = layered(surface, { position: 'relative' });

export const grid = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gap: vars.space[3] },
  },
});

export const slot = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.height,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { border: '1px solid' },
  },
});

export const number = layered(base, {
  minWidth: '1.6em',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  userSelect: 'none',
});

export const word = layered(base, {
  flex: 1,
  fontFamily: vars.font.mono,
  fontSize: vars.text.md,
  fontWeight: 500,
});

export const empty = layered({
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const next = layered({ boxShadow: `inset 0 0 0 1.5px ${vars.color.accent}` });

export const wrong = layered({ background: vars.color.dangerSurface, color: vars.color.danger });

/** In place of a word that is not there while the phrase is hidden. */
export const covered = layered(base, {
  flex: 1,
  height: '10px',
  borderRadius: vars.radius.full,
  background: vars.color.border,
  filter: 'blur(2px)',
});

export const cover = layered(base, {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 88%, transparent)`,
  textAlign: 'center',
});

export const coverTitle = layered(base, { fontWeight: 600 });

export const coverText = layered(base, {
  marginBottom: vars.space[3],
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const confirm = layered(surface, { display: 'grid', gap: vars.space[3] });

export const chips = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const chip = layered(interactive, {
  minHeight: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.md,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.35, boxShadow: `inset 0 0 0 1px ${vars.color.border}` },
    '&[data-picked]': { opacity: 0.15 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceSunken },
      },
    },
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

export const message = layered(base, {
  minHeight: '20px',
  fontSize: vars.text.md,
  fontWeight: 500,
  lineHeight: '20px',
});

export const refusal = layered(message, { color: vars.color.danger });

export const actions = layered(base, { display: 'flex', gap: vars.space[2] });
