import type { DocumentContent } from './document-content.js';

type Kind = DocumentContent['kind'];

export const TITLES: Readonly<Record<Kind, string>> = { receipt: '領収書', invoice: '請求書' };

/** `領収書_P12.pdf`, `請求書_2026-10.pdf` */
export const documentName = (kind: Kind, subject: string): string => `${TITLES[kind]}_${subject.toUpperCase()}.pdf`;
