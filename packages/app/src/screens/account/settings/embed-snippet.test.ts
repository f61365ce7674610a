import { expect, test } from 'vitest';
import { formatEmbedSnippet } from './embed-snippet.ts';

const origin = 'http://127.0.0.1:4400';

test('the script tag names the chosen colors as the JSON that it parses', () => {
  const colors = { accent: '#7c3aed', accentText: '#ffffff' };
  const text = formatEmbedSnippet('script', origin, { colors, scheme: 'dark' });
  const page = new DOMParser().parseFromString(text, 'text/html');
  const script = page.querySelector('script');
  expect(script?.getAttribute('src')).toBe(`${origin}/1/billfold.js`);
  expect(script?.getAttribute('data-color-scheme')).toBe('dark');
  expect(JSON.parse(script?.getAttribute('data-colors') ?? '')).toEqual(colors);
  expect(page.querySelector('billfold-receive')).not.toBeNull();
});

test('built-in colors are not written down', () => {
  const look = { colors: {}, scheme: 'light' } as const;
  expect(formatEmbedSnippet('script', origin, look)).not.toContain('data-colors');
  expect(formatEmbedSnippet('react', origin, look)).not.toContain('theme=');
});

test('the component takes the chosen colors as its theme', () => {
  const look = { colors: { accent: '#7c3aed' }, scheme: 'light' } as const;
  expect(formatEmbedSnippet('react', origin, look)).toContain(
    `colorScheme="light" theme={{ colors: { accent: '#7c3aed' } }}`,
  );
});
