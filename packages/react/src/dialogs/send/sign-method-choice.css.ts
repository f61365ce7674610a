import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const methodChoice = layered(base, { display: 'grid', gap: vars.space[2] });

export const methodLabel = layered(base, {
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
});

export const methodCard = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  textAlign: 'start',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': {
          boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
          background: `color-mix(in srgb, ${vars.color.surfaceSunken} 50%, transparent)`,
        },
      },
    },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

export const methodIcon = layered({ color: vars.color.accent });

export const methodText = layered(base, { flex: 1, display: 'grid', gap: '2px' });

export const methodTitle = layered(base, { fontWeight: 600, lineHeight: 1.2 });

export const methodDetail = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const methodChevron = layered({ color: vars.color.textMuted });
