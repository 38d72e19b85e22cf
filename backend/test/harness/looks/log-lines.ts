import { symbols } from 'pino';
import { LOG, type Log } from '../../../src/common/http/log/log.js';
import type { RunningApp } from '../servers/start-app.js';

interface Sink {
  write: (line: string) => boolean;
}

/** Runs `work` and answers the lines that the server logged meanwhile, as they are written: from `info` up. */
export async function logLinesOf(app: RunningApp, work: () => Promise<unknown>): Promise<string[]> {
  const log = app.app.get<Log>(LOG);
  const sink: Sink = Reflect.get(log, symbols.streamSym);
  const usual = { level: log.level, write: sink.write };
  const lines: string[] = [];
  log.level = 'info';
  sink.write = (line) => lines.push(line) > 0;
  try {
    await work();
  } finally {
    log.level = usual.level;
    sink.write = usual.write;
  }
  return lines;
}
