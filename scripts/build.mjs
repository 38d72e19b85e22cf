// npm run build             builds what is stale
// npm run build -- --force  builds everything
// npm run build -- shared backend
import { prepare } from './prepare/prepare.mjs';
import { main, say } from './steps.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));

await main(async () => {
  const built = await prepare({ force: args.includes('--force'), names: names.length > 0 ? names : undefined });
  if (built === 0) say('Nothing is stale.');
});
