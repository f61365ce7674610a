// Damaged texts, the same ones for the same seed: a failure can be played again.

/** A small generator of numbers that repeats (mulberry32). Not for secrets. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { below, pick: (list) => list[below(list.length)] };
}

// What a keyboard, another alphabet or an attacker may put in: look-alikes, controls, bidi, emoji.
const alphabet = [
  ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...' .,:;?&=%+-_/\\"\'<>#@!()[]{}',
  ...[
    '\0',
    '\n',
    '\t',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\ufeff',
    'а',
    'о',
    'ı',
    'é',
    'é',
    '٣',
    '１',
    '💸',
    '\ud800',
  ],
];
const pieces = [
  '?amount=',
  '&amount=1e3',
  '&label=%',
  '&req-x=1',
  '%00',
  '%zz',
  '@1',
  '/transfer',
  '?value=',
  '&address=',
  '0x',
  '1e18',
  '__proto__',
  'constructor',
  '../',
  'bitcoin:',
  'ethereum:',
  'litecoin:',
];

/** One to four changes to a text of `corpus`. */
export function mutate(random, corpus) {
  let text = random.pick(corpus);
  for (let left = 1 + random.below(4); left > 0; left -= 1) text = change(random, text, corpus);
  return text;
}

function change(random, text, corpus) {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(6));
  switch (random.below(9)) {
    case 0:
      return text.slice(0, at) + random.pick(alphabet) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + random.pick(alphabet) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(end);
    case 3:
      return text.slice(0, at) + text.slice(at, end) + text.slice(at);
    case 4:
      return text.slice(0, at) + flipCase(text.slice(at, end)) + text.slice(end);
    case 5:
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    case 6:
      return text.slice(0, at) + random.pick(pieces) + text.slice(at);
    case 7:
      return text.slice(0, at) + random.pick(corpus).slice(at);
    default:
      return random.pick([
        text.toUpperCase(),
        text.toLowerCase(),
        ` ${text}\n`,
        text.repeat(1 + random.below(40)),
        text.slice(0, at),
      ]);
  }
}

function flipCase(text) {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}
