import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ConsoleUserQueries } from '../users/console/console-user.queries.js';
import { CompanyPeopleQueries } from './company-people.queries.js';
import { CompanyPeopleView } from './company-people.view.js';

/** Who books for a company, for the customer's page in the back office. */
@ForConsole('users.view')
@Controller('admin/users/:id/companyPeople')
export class ConsoleCompanyPeopleController {
  constructor(
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(CompanyPeopleQueries) private readonly people: CompanyPeopleQueries,
  ) {}

  /** Those who book, and the invitations that are open. */
  @Get()
  async list(@Param('id', IdPipe) id: number): Promise<CompanyPeopleView> {
    await this.users.find(id);
    return this.people.of(id);
  }
}
