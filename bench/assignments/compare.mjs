// The proposal for a day of 320 stops and 8 drivers: how long it takes, how even it is, and how often it takes people into another
// area, beside the same day given out greedily and at random (handbook/quality.md). Several days, whose figures are added up.
import { dayFigures } from '@laundry/shared/rules/assignment/day-figures';
import { proposeAssignments } from '@laundry/shared/rules/assignment/propose-assignments';
import { limitOf } from '../figure.mjs';
import { median } from '../median.mjs';
import { ASSIGNMENTS } from '../world/settings.mjs';
import { day } from './day.mjs';
import { atRandom, greedy } from './other-ways.mjs';

const { rounds, days, drivers, stops, millis, areaChangesOfGreedy, spreadOfRandom } = ASSIGNMENTS;

export function compareAssignments() {
  const busy = Array.from({ length: days }, (_, place) => day(place + 1, ASSIGNMENTS));
  const ways = {
    proposal: busy.map(proposed),
    greedy: busy.map(greedy),
    random: busy.map(atRandom),
  };
  const figures = Object.fromEntries(Object.entries(ways).map(([way, all]) => [way, meanOf(all)]));
  process.stdout.write(`assignments ${stops} stops, ${drivers} drivers, mean of ${days} days\n`);
  for (const [way, figure] of Object.entries(figures)) print(way, figure);
  const time = median(busy.flatMap((each) => Array.from({ length: rounds }, () => timeOf(each))));
  const { proposal, greedy: byHand, random } = figures;
  say(`time ${time.toFixed(1)} ms`, 'the time', time, millis);
  const ratio = (what, other, figure, atMost) =>
    say(`${what} ${(proposal[figure] / other[figure]).toFixed(2)}`, what, proposal[figure] / other[figure], atMost);
  ratio('area changes of the greedy ones', byHand, 'areaChanges', areaChangesOfGreedy);
  ratio('spread of stops of the random ones', random, 'stops', spreadOfRandom);
  ratio('spread of bags of the random ones', random, 'bags', spreadOfRandom);
}

function proposed({ stops: open, drivers: people }) {
  const proposals = proposeAssignments({ stops: open, drivers: people });
  const whose = new Map(proposals.map(({ id, staffId }) => [id, staffId]));
  return people.map(({ id }) => open.filter((stop) => whose.get(stop.id) === id));
}

/** The milliseconds that it worked, which other programs of the machine do not lengthen. */
function timeOf(busy) {
  const began = process.cpuUsage();
  proposeAssignments(busy);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

function meanOf(all) {
  const figures = all.map((people) => ({ ...dayFigures(people), left: stops - people.flat().length }));
  const mean = (name) => figures.reduce((sum, figure) => sum + figure[name], 0) / figures.length;
  const usual = all.flatMap((people) => people.flatMap((own, place) => own.map((stop) => [stop.usual, place + 1])));
  const known = usual.filter(([who]) => who !== null);
  const kept = known.filter(([who, whose]) => who === whose).length / known.length;
  return { kept, stops: mean('stops'), bags: mean('bags'), areaChanges: mean('areaChanges'), left: mean('left') };
}

const print = (way, { kept, stops: spread, bags, areaChanges, left }) =>
  process.stdout.write(
    `            ${way.padEnd(8)} most less least: ${spread.toFixed(1)} stops, ${bags.toFixed(1)} bags; ` +
      `${areaChanges.toFixed(0)} area changes; usual person ${(kept * 100).toFixed(0)}%; ${left.toFixed(1)} stops left\n`,
  );

const say = (text, what, figure, atMost) =>
  process.stdout.write(`            ${text} (${limitOf(what, figure, { atMost })})\n`);
