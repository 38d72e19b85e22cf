import { Module } from '@nestjs/common';
import { AccountMonth } from './account-month.js';
import { FirstGrant } from './first-grant.js';
import { Ledger } from './ledger.js';

@Module({ providers: [AccountMonth, Ledger, FirstGrant], exports: [AccountMonth, Ledger, FirstGrant] })
export class BalanceModule {}
