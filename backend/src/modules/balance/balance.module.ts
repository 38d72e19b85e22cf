import { Module } from '@nestjs/common';
import { FirstGrant } from './first-grant.js';
import { Ledger } from './ledger.js';

@Module({ providers: [Ledger, FirstGrant], exports: [Ledger, FirstGrant] })
export class BalanceModule {}
