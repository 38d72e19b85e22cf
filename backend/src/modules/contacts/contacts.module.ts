import { Module } from '@nestjs/common';
import { ContactsController } from './contacts.controller.js';
import { SendContact } from './send-contact.js';

@Module({ controllers: [ContactsController], providers: [SendContact] })
export class ContactsModule {}
