import { Controller, Get, Inject } from '@nestjs/common';
import { DuringMaintenance, Public } from './common/auth/access.js';
import { Database } from './common/transaction/database.js';
import { Unavailable } from './common/errors/unavailable.js';
import { Shutdown } from './common/shutdown.js';

const READY_WITHIN_MILLIS = 1000;

@Public()
@DuringMaintenance()
@Controller('health')
export class HealthController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Shutdown) private readonly shutdown: Shutdown,
  ) {}

  /** The process runs. */
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The database answers within a second that it takes writes, and the process was not told to end. */
  @Get('ready')
  async ready(): Promise<{ status: string }> {
    if (this.shutdown.signal.aborted) throw new Unavailable(2);
    const late = Symbol('late');
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), READY_WITHIN_MILLIS);
    });
    const answer = this.database.takesWrites().catch(() => late);
    const first = await Promise.race([answer, deadline]);
    clearTimeout(timer);
    if (first !== true) throw new Unavailable(2);
    return { status: 'ok' };
  }
}
