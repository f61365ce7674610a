import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[8],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      padding: `${vars.space[6]} ${vars.space[4]}`,
      marginInline: '-16px',
      borderRadius: 0,
    },
    print: { padding: 0 },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const title = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

export const lead = style({ color: vars.color.textMuted });

export const form = style({ display: 'grid', gap: vars.space[4] });

/** Fields keep the room of their error line, so they need less between them. */
export const fields = style({ display: 'grid', gap: vars.space[3] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const end = style({ marginInlineStart: 'auto' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const unfinished = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const word = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.surfaceSunken} 45%, ${vars.color.surface})`,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' },
    '&:has([aria-invalid="true"])': { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
  },
});

export const number = style({
  flex: 'none',
  width: '2.4em',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const wordInput = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.lg,
  outline: 'none',
});

/** A property that browsers have and the CSS typings lack. */
const textSecurity: string = 'WebkitTextSecurity';

/** Hidden from who looks over the shoulder; a password field would be offered to a password manager. */
export const masked = style({ [textSecurity]: 'disc' });

export const problem = style({ minHeight: '1.5em', color: vars.color.danger });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const printOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: vars.text.lg, fontWeight: 600 } },
});

export const network = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const networkText = style({ display: 'grid' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
