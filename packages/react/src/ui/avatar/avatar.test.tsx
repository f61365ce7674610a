import { dark, light } from '@billfold/core/theme';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Avatar } from './avatar.tsx';
import { avatarColors, toAvatarLook, toMonogram } from './avatar-look.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('toAvatarLook', () => {
  it('is the same for the same address, in each case of its letters', () => {
    expect(toAvatarLook(address.toLowerCase())).toEqual(toAvatarLook(address));
  });

  it('differs between addresses that begin and end alike', () => {
    const imitation = `${address.slice(0, 12)}00000000${address.slice(20)}`;
    expect(toAvatarLook(imitation)).not.toEqual(toAvatarLook(address));
  });

  it('mirrors its pattern at the middle column', () => {
    const { cells } = toAvatarLook(address);
    for (const { x, y } of cells) expect(cells).toContainEqual({ x: 4 - x, y });
  });

  it('takes each pair of colours for some text', () => {
    const looks = Array.from({ length: 200 }, (_, index) => toAvatarLook(`wallet ${index}`));
    expect(new Set(looks.map(({ colors }) => colors)).size).toBe(avatarColors.length);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('has a contrast of 4.5:1 in each pair of colours of the %s theme', (_, colors) => {
    for (const { ground, ink } of avatarColors)
      expect(contrast(colors[ground], colors[ink]), `${ink} on ${ground}`).toBeGreaterThan(4.5);
  });
});

describe('toMonogram', () => {
  it.each([
    ['Alice Moreau', 'AM'],
    ['bob', 'B'],
    ['Main wallet of the house', 'MH'],
    ['  ', ''],
    ['عمر خالد', 'عخ'],
    ['🦊 fox', '🦊F'],
  ])('of %j is %j', (name, monogram) => {
    expect(toMonogram(name)).toBe(monogram);
  });
});

describe('Avatar', () => {
  it('shows the initials of a name, hidden from screen readers', () => {
    const { container } = renderInWallet(<Avatar text={address} name="Alice Moreau" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('text')).toHaveTextContent('AM');
  });

  it('shows a pattern where there is no name', () => {
    const { container } = renderInWallet(<Avatar text={address} name={null} />);
    expect(container.querySelector('text')).toBeNull();
    expect(container.querySelectorAll('g rect').length).toBeGreaterThan(0);
  });

  it('is the same for a person at each of their addresses', () => {
    const aiko = pictureOf(<Avatar text={address} name="Aiko" />);
    expect(pictureOf(<Avatar text="bc1q" name="Aiko" />)).toBe(aiko);
    expect(pictureOf(<Avatar text="aiko" name="AIKO " />)).toContain(groundOf(aiko));
  });

  it('keeps the colours of a wallet that is renamed', () => {
    const before = pictureOf(<Avatar text="id 1" name="Savings" shape="wallet" />);
    const after = pictureOf(<Avatar text="id 1" name="Rainy days" shape="wallet" />);
    expect(groundOf(after)).toBe(groundOf(before));
  });

  it('has grounds of one strength', () => {
    for (const { ground } of avatarColors) expect(ground).not.toMatch(/Surface$/);
  });
});

function pictureOf(avatar: ReactElement): string {
  return renderInWallet(avatar).container.querySelector('svg')?.outerHTML ?? '';
}

/** Style of the first rectangle. */
function groundOf(picture: string): string {
  return /<rect [^>]*style="([^"]+)"/.exec(picture)?.[1] ?? 'none';
}

function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
