import { Controller, Delete, HttpCode, Inject, Post, UseInterceptors } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { LineCodeLimit } from '../notification-limits.js';
import { LineCodeView } from '../notifications.view.js';
import { OwnLineLink } from './own-line-link.js';

/** A customer's link to LINE (handbook/jobs-and-mails.md#notifications). */
@ForCustomer('notifications')
@Controller('users/me')
export class OwnLineLinkController {
  constructor(@Inject(OwnLineLink) private readonly link: OwnLineLink) {}

  /** Makes a code that links the account once it is sent on LINE; the one before ends at once. */
  @Post('lineCode')
  @UseInterceptors(LineCodeLimit)
  code(@Caller() caller: Principal): Promise<LineCodeView> {
    return this.link.newCode(caller);
  }

  /** Ends the link. */
  @Delete('lineLink')
  @HttpCode(204)
  end(@Caller() caller: Principal): Promise<void> {
    return this.link.end(caller);
  }
}
