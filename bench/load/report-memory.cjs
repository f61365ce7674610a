// Loaded into the measured server (`--require`): on SIGUSR2 it collects garbage and prints what is left.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  console.error(`memory ${JSON.stringify({ heapUsed, external, rss, resources })}`);
});
