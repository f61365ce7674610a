// Where we take an address that libraries refuse, on purpose. Each rule says which addresses it is
// about, so that nothing else can hide behind it.

const rules = [
  {
    name: 'a future witness version, taken with a warning and never paid (BIP-141)',
    networks: ['BTC', 'LTC'],
    covers: (_text, { flags }) => flags.includes('future-witness'),
  },
];

/** The name of the rule that settles it; undefined where none does. */
export function settledBy(network, text, check) {
  const rule = rules.find(
    ({ networks, covers }) => networks.includes(network) && covers(text, check),
  );
  return rule?.name;
}
