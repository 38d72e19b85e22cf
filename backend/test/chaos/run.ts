import { closingLine } from './verdicts/closing-line.js';
import { prepareLoad } from './clients/load.js';
import { becomeQuiet } from './quiet.js';
import { replay } from './verdicts/replays.js';
import { SETTINGS } from './settings.js';
import { Troubles } from './troubles.js';
import { brokenAtTheEnd, lookBefore } from './verdicts/verdicts.js';
import { brokenStreams } from './clients/streams.js';
import { openWorld } from './world.js';

const { seed, seconds, kills, shortSeconds } = SETTINGS;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** A machine that does not get on ends it. */
const LIMIT = (1_800 + 4 * seconds + 30 * kills) * 1_000;

test(
  'nothing that was acknowledged is lost, nothing is done twice, and all that holds always does',
  async () => {
    const begun = performance.now();
    const world = await openWorld(seed);
    const passed = () => (performance.now() - begun) / 1_000;
    try {
      // One after the other: the first fills the database.
      for (const { place } of world.service.servers) await world.service.start(place);
      const load = await prepareLoad(world);
      const before = await lookBefore(world);
      load.begin();
      const troubles = new Troubles(world, world.random.of('troubles'));
      const from = passed();
      const goesOn = () =>
        shortSeconds === null
          ? !troubles.hasBeenRound || passed() - from < seconds || troubles.kills < kills
          : passed() - from < shortSeconds;
      while (goesOn()) await troubles.next();
      troubles.judge();
      await load.end();
      await becomeQuiet(world);
      const { times: replays, broken: otherAnswers } = await replay(world);
      const broken = [
        ...otherAnswers,
        ...(await brokenStreams(world, load.listeners)),
        ...(await brokenAtTheEnd(world, before)),
      ];
      broken.forEach(say);
      say(closingLine(world, load, { seed, seconds: passed(), troubles, replays }));
      expect(broken).toEqual([]);
    } finally {
      await world.close();
    }
  },
  LIMIT,
);
