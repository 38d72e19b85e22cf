import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { MemberQueries } from './member.queries.js';
import { MembersController } from './members.controller.js';
import { AddMember } from './add-member.js';
import { ResetSecondFactor } from './reset-second-factor.js';
import { DeleteMembers } from './delete-members.js';
import { SetMemberPassword } from './set-member-password.js';

@Module({
  imports: [UsersModule],
  controllers: [MembersController],
  providers: [MemberQueries, AddMember, SetMemberPassword, ResetSecondFactor, DeleteMembers],
})
export class MembersModule {}
