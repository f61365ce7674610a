import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const list = layered(base, { display: 'grid', gap: vars.space[2] });

export const group = layered(base, { display: 'grid', gap: '2px' });

export const groupName = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 500,
});

export const option = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: '6px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  scrollMargin: vars.space[2],
  selectors: { '&[aria-selected="true"]': { background: vars.color.surfaceSunken } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const texts = layered(base, { display: 'grid', flex: 1 });

export const name = layered(base, {
  // By its own direction, a name in the other script would be at the far side of the row.
  justifySelf: 'start',
  overflow: 'hidden',
  fontWeight: 500,
  lineHeight: 1.35,
  textOverflow: 'ellipsis',
});

export const detail = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
