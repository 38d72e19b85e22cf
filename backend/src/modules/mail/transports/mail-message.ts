import { DateTime } from 'luxon';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../../config/config.js';
import type { ReadableMail } from './mail-transport.js';

/**
 * The mail as nodemailer takes it. The addressee is the stored address as it is, never parsed as a list; the Message-ID
 * is the same at every try, so that a receiver can tell a repetition.
 */
export const mailMessage = (mail: ReadableMail, { mailFrom, brandName }: Config): SendMailOptions => ({
  from: mailFrom.includes('<') ? mailFrom : { name: brandName, address: mailFrom },
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  date: DateTime.fromSQL(mail.created_at, { zone: 'Asia/Tokyo' }).toRFC2822() ?? undefined,
  messageId: `<mail-${mail.id}@${domainOf(mailFrom)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
