import { style } from '@vanilla-extract/css';

/** A rule of the host's own, outside of our layer. */
export const hostWithItsOwnAccent = style({
  vars: { '--billfold-color-accent': '#004080', '--billfold-color-accent-text': '#ffffff' },
});

/** Rules of a hostile page, which hit our host element too. */
export const hostileHost = `
  html { font-size: 62.5%; }
  [data-billfold-host], [data-billfold-host] * {
    display: none !important;
    font-family: cursive !important;
    letter-spacing: 8px !important;
    color: rgb(9, 9, 9) !important;
  }
`;
