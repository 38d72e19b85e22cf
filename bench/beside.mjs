import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { PORTS, RUN } from './world/settings.mjs';

/**
 * Measures and prints how many requests a second the server answers against the bare one, beside a pair of the bare one
 * and itself. `jobs`: the requests of each side. Rounds in turn; the median of the ratios of each round.
 */
export async function beside(load, name, jobs, atLeast) {
  const offsets = { server: 0, bare: 0, bareAgain: 0 };
  const rounds = [];
  for (let round = -1; round < RUN.rounds; round += 1) {
    const figures = {};
    for (const side of round % 2 === 0 ? ['server', 'bare', 'bareAgain'] : ['bareAgain', 'bare', 'server']) {
      const result = await load.measure({
        port: PORTS[side],
        seconds: round < 0 ? 1 : RUN.seconds,
        connections: RUN.connections,
        requests: portion(jobs[side], offsets[side]),
      });
      offsets[side] += result.sent;
      figures[side] = result;
    }
    if (round >= 0) rounds.push(figures);
  }
  const ratio = median(rounds.map(({ server, bare }) => server.perSecond / bare.perSecond));
  const same = median(rounds.map(({ bare, bareAgain }) => bareAgain.perSecond / bare.perSecond));
  const rate = (side) => Math.round(median(rounds.map((each) => each[side].perSecond)));
  process.stdout.write(
    `${name.padEnd(13)} server ${rate('server')}/s  bare ${rate('bare')}/s  ratio ${ratio.toFixed(2)}` +
      `  (bare against itself ${same.toFixed(2)}; ${limitOf(name, ratio, { atLeast })})\n`,
  );
  return { ratio, same, serverPerSecond: rate('server'), barePerSecond: rate('bare') };
}

/** Enough requests for one measurement, from where the last one ended: a line that the load process reads quickly. */
function portion(requests, offset) {
  const most = 2_000 * RUN.seconds;
  return Array.from({ length: most }, (_, place) => requests[(offset + place) % requests.length]);
}
