import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CompanyInvitationsController } from './company-invitations.controller.js';
import { CompanyPeopleQueries } from './company-people.queries.js';
import { ConsoleCompanyPeopleController } from './console-company-people.controller.js';
import { EndPeople } from './end-people.js';
import { InvitationMail } from './invitation-mail.js';
import { InviteClerk } from './invite-clerk.js';
import { JoinCompany } from './join-company.js';
import { LeavingClerk } from './leaving-clerk.js';
import { OwnCompanyPeopleController } from './own-company-people.controller.js';
import { RemoveClerk } from './remove-clerk.js';

@Module({
  imports: [UsersModule],
  controllers: [OwnCompanyPeopleController, CompanyInvitationsController, ConsoleCompanyPeopleController],
  providers: [CompanyPeopleQueries, InviteClerk, InvitationMail, JoinCompany, RemoveClerk, LeavingClerk, EndPeople],
})
export class CompanyPeopleModule {}
