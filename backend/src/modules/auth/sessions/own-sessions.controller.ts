import { Controller, Delete, Get, HttpCode, Inject, Param } from '@nestjs/common';
import { BeforeSecondFactor, DuringMaintenance, SignedIn } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { EndOwnSessions } from './end-own-sessions.js';
import { OwnSessionQueries } from './own-session.queries.js';
import { OwnSessionView } from './own-session.view.js';

/** Where somebody is signed in, and how they end that. */
@BeforeSecondFactor()
@DuringMaintenance()
@SignedIn()
@Controller('users/me/sessions')
export class OwnSessionsController {
  constructor(
    @Inject(OwnSessionQueries) private readonly sessions: OwnSessionQueries,
    @Inject(EndOwnSessions) private readonly ending: EndOwnSessions,
  ) {}

  /** The sessions that go on, this one first. */
  @Get()
  list(@Caller() caller: Principal): Promise<OwnSessionView[]> {
    return this.sessions.list(caller);
  }

  /** Ends all but this one. */
  @Delete()
  @HttpCode(204)
  endOthers(@Caller() caller: Principal): Promise<void> {
    return this.ending.others(caller);
  }

  /** Ends one. */
  @Delete(':id')
  @HttpCode(204)
  end(@Caller() caller: Principal, @Param('id') id: string): Promise<void> {
    return this.ending.one(caller, id);
  }
}
