import { Controller, Get, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { OwnVisitLink } from './own-visit-link.js';
import { OwnVisitLinkView } from './own-visit-link.view.js';
import { NewVisitLinkLimit } from './visit-page-limit.interceptor.js';

/** The link of a request's page, for the customer who is signed in (handbook/requests.md#visit-page). */
@ForCustomer('visits')
@Controller('users/me/washRequests/:id/visitLink')
export class OwnVisitLinkController {
  constructor(@Inject(OwnVisitLink) private readonly link: OwnVisitLink) {}

  /** The link, where the page is open. */
  @Get()
  own(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<OwnVisitLinkView> {
    return this.link.view(caller, id);
  }

  /** Makes another link; the one before ends at once. */
  @Post()
  @HttpCode(200)
  @UseInterceptors(NewVisitLinkLimit)
  renew(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<OwnVisitLinkView> {
    return this.link.renew(caller, id);
  }
}
