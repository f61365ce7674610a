import { createVar } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { darkLine } from '../../theme/dark-line.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** How far from the edges texts stand in a card without padding. */
export const inset = createVar();

export const card = layered(surface, {
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: darkLine,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const padding = {
  md: layered({
    padding: vars.space[6],
    '@media': { [media.phone]: { padding: vars.space[4] } },
  }),
  none: layered({
    vars: { [inset]: vars.space[6] },
    '@media': { [media.phone]: { vars: { [inset]: vars.space[4] } } },
  }),
} as const;

export const title = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
});

const titleLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const line = {
  md: layered(titleLine, {
    marginBottom: vars.space[3],
    selectors: { '&:last-child': { marginBottom: 0 } },
  }),
  none: layered(titleLine, {
    minHeight: vars.control.dense,
    // The title stands as high as that of a card with padding, which may be beside it.
    padding: `${inset} ${inset} ${vars.space[2]}`,
  }),
} as const;
