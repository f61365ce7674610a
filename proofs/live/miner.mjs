/** Mines a block of each node in each second, until it stops. */
export function startMiner(nodes) {
  let isOver = false;
  const mining = (async () => {
    while (!isOver) {
      await Promise.all(nodes.map((node) => node.mine()));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return mining;
    },
  };
}
