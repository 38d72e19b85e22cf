import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';
import { stdTimeFunctions } from 'pino';

/** What waits to be written at most, in characters: as much as a slow disk may be behind. */
const WAITING_MOST = 1024 * 1024;
/** ms between the beginnings of two writes: what is logged meanwhile goes with the next. A write costs as much as the line. */
const GATHER = 20;
/** ms between two tries at a pipe whose reader is behind. */
const TRY_AGAIN = 100;
/** ms that a flush waits. */
const FLUSH_WITHIN = 1_000;

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;
type Put = (bytes: Buffer, done: Written) => void;

/**
 * Writes to a descriptor. A pipe or socket is made one that never blocks: a thread that waited in a write for a reader
 * who is stuck would keep the process from ending.
 */
export function writerTo(fd: number): Put {
  let socket: Socket | null | undefined;
  return (bytes, done) => {
    if (socket === undefined) socket = openSocket(fd);
    if (socket === null) write(fd, bytes, done);
    else socket.write(bytes, (error) => done(error ?? null, bytes.length));
  };
}

function openSocket(fd: number): Socket | null {
  const kind = fstatSync(fd);
  if (!kind.isFIFO() && !kind.isSocket()) return null;
  const socket = new Socket({ fd, readable: false, writable: true });
  // Each write hears of its own failure.
  return socket.on('error', () => undefined).unref();
}

/**
 * Where log lines go. The service matters more than its log: a line that cannot be written (disk full, reader gone or
 * stuck) is counted and dropped, the next one that can is preceded by the count, and the end of the process waits for
 * nothing. One write at a time is under way, so lines keep their order.
 */
export class LogSink {
  private waiting: string[] = [];
  private length = 0;
  private lost = 0;
  private isWriting = false;
  private isLineOpen = false;
  private lastWrite = -Infinity;
  private gathering: NodeJS.Timeout | undefined;
  private readonly whenIdle = new Set<() => void>();

  constructor(private readonly put: Put) {}

  write(line: string): void {
    if (this.length + line.length > WAITING_MOST) {
      this.lost += 1;
      return;
    }
    this.waiting.push(line);
    this.length += line.length;
    if (!this.isWriting) this.writeSoon();
  }

  /** Calls back when nothing waits any more, or after a second. */
  flush(done: () => void): void {
    if (this.gathering !== undefined) this.writeWaiting();
    if (!this.isWriting) return done();
    const timer = setTimeout(finish, FLUSH_WITHIN);
    const { whenIdle } = this;
    whenIdle.add(finish);
    function finish(): void {
      clearTimeout(timer);
      whenIdle.delete(finish);
      done();
    }
  }

  /** At once after a time of silence, else with what comes until the next write is due. */
  private writeSoon(): void {
    if (this.gathering !== undefined) return;
    const left = this.lastWrite + GATHER - performance.now();
    if (left <= 0 || this.whenIdle.size > 0) return this.writeWaiting();
    this.gathering = setTimeout(() => this.writeWaiting(), left);
  }

  private writeWaiting(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const { bytes, lines } = this.drain();
    this.lastWrite = performance.now();
    this.isWriting = true;
    this.writeAll(bytes, lines);
  }

  private writeAll(bytes: Buffer, lines: number): void {
    this.put(bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.writeAll(bytes, lines), TRY_AGAIN).unref();
      } else if (error !== null) {
        this.lost += lines;
        this.goOn();
      } else if (written < bytes.length) {
        this.isLineOpen = true;
        this.writeAll(bytes.subarray(written), lines);
      } else {
        this.isLineOpen = false;
        this.goOn();
      }
    });
  }

  private goOn(): void {
    this.isWriting = false;
    if (this.waiting.length > 0) return this.writeSoon();
    for (const finish of this.whenIdle) finish();
  }

  /** All that waits, as one piece, preceded by the number of lines that were lost before it. */
  private drain(): { bytes: Buffer; lines: number } {
    const lines = this.waiting.length + this.lost;
    const report = `{"level":40${stdTimeFunctions.isoTime()},"lost":${this.lost},"msg":"log lines could not be written"}\n`;
    const before = (this.isLineOpen ? '\n' : '') + (this.lost === 0 ? '' : report);
    const bytes = Buffer.from(before + this.waiting.join(''));
    this.waiting = [];
    this.length = 0;
    this.lost = 0;
    return { bytes, lines };
  }
}
