import { base, interactive } from '../../theme/base.css.ts';
import { covered } from '../../theme/covered.ts';
import { darkLine } from '../../theme/dark-line.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const step = layered(base, {
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[8],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: darkLine,
  '@media': {
    [media.phone]: {
      padding: `${vars.space[6]} ${vars.space[4]}`,
      borderRadius: vars.radius.card,
    },
    print: { padding: 0 },
  },
});

export const words = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const title = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

export const lead = layered(base, { color: vars.color.textMuted });

export const form = layered(base, { display: 'grid', gap: vars.space[4] });

/** Fields keep the room of their error line, so they need little between them. */
export const fields = layered(base, { display: 'grid', gap: vars.space[1] });

/** At the ends of their line; on a phone they share it. */
export const actions = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': {
    [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

export const end = layered(base, {
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const row = layered(base, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const unfinished = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const problem = layered(base, { minHeight: '1.5em', color: vars.color.danger });

export const screenOnly = layered(base, { '@media': { print: { display: 'none' } } });

/** The way on, in sight under a long step on a phone too. */
export const footer = layered(base, {
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: covered.bottom,
      marginBottom: '-12px',
      paddingBlock: vars.space[3],
      background: vars.color.surface,
    },
    print: { display: 'none' },
  },
});

export const printOnly = layered(base, {
  display: 'none',
  '@media': { print: { display: 'block', fontSize: vars.text.lg, fontWeight: 600 } },
});

export const advanced = layered(base, { display: 'grid', gap: vars.space[3] });

export const summary = layered(interactive, {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[1],
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const chevron = layered({
  transition: `transform ${vars.motion.state} ease-out`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const wait = layered(base, {
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.space[16],
});

export const card = layered(base, {
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const cardName = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});

export const walletName = layered(base, {
  minWidth: 0,
  fontSize: vars.text.lg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const marks = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const mark = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const muted = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
