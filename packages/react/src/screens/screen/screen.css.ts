import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const screen = layered(surface, {
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

export const header = layered(base, { display: 'grid', gap: vars.space[1] });

export const headerLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const words = layered(base, { display: 'grid', flex: '1 1 140px', gap: vars.space[1] });

/** Its title keeps its line on a phone, and the action goes below where both have no room. */
export const itemWords = layered(words, { '@media': { [media.phone]: { flexBasis: 'auto' } } });

export const title = layered(base, {
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const titleLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

/** Read aloud on a phone, where the navigation names the screen. */
export const unseenHeader = layered({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

export const back = layered(interactive, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  minHeight: '32px',
  marginBottom: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text } },
});

export const lead = layered(base, { color: vars.color.textMuted, maxWidth: '60ch' });
