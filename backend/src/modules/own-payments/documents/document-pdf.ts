import { buffer } from 'node:stream/consumers';
import { taxByRate } from '@laundry/shared/rules/payments/consumption-tax';
import { dateOf, type JstDate } from '@laundry/shared/time/jst';
import type { DocumentContent } from './document-content.js';
import { documentName, TITLES } from './document-name.js';
import type { PaymentDocument } from './payment-document.entity.js';

/** Points of an A4 page. */
const LEFT = 56;
const WIDTH = 483;
const RIGHT = LEFT + WIDTH;
const HALF = 300;
const COLUMNS = { words: { x: LEFT, width: 330 }, rate: { x: 386, width: 50 }, amount: { x: 436, width: RIGHT - 436 } };
const INK = '#1a1a1a';
const FAINT = '#5c5c5c';
const RULE = '#9a9a9a';

type Issued = Pick<PaymentDocument, 'subject' | 'issue' | 'issued_at' | 'addressee'>;

/** A receipt or an invoice as a page A4. */
export async function documentPdf(issued: Issued, content: DocumentContent, font: Buffer): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: LEFT, right: LEFT },
    lang: 'ja-JP',
    displayTitle: true,
    info: {
      Title: documentName(content.kind, issued.subject).replace('.pdf', ''),
      Author: content.issuer.issuerName,
    },
  });
  doc.registerFont('text', font).font('text').lineGap(4).fillColor(INK);
  writeHead(doc, issued, content);
  writeSum(doc, content);
  writeLines(doc, content);
  writeTaxes(doc, content);
  writeCostCentres(doc, content);
  writeNotes(doc, content);
  doc.end();
  return buffer(doc);
}

function writeHead(
  doc: PDFKit.PDFDocument,
  { subject, issue, issued_at, addressee }: Issued,
  content: DocumentContent,
) {
  const { kind, issuer } = content;
  doc.fontSize(24).text(TITLES[kind], LEFT, 64, { width: WIDTH, align: 'center', characterSpacing: 8 });
  if (issue > 1) {
    doc
      .rect(RIGHT - 64, 62, 64, 24)
      .lineWidth(1)
      .stroke(INK);
    doc.fontSize(12).text('再発行', RIGHT - 64, 68, { width: 64, align: 'center' });
  }
  doc.fontSize(14).text(addressee, LEFT, 128, { width: 230 });
  line(doc, LEFT, Math.max(doc.y, 146) + 4, 230);
  const below = doc.y + 8;
  doc.fontSize(10).fillColor(FAINT);
  doc.text(`発行日　${inWords(dateOf(issued_at))}`, HALF, 128, { width: RIGHT - HALF, align: 'right' });
  doc.text(`番号　${subject.toUpperCase()}-${issue}`, { width: RIGHT - HALF, align: 'right' });
  doc.fillColor(INK).moveDown(0.6);
  doc.fontSize(12).text(issuer.issuerName, { width: RIGHT - HALF, align: 'right' });
  doc.fontSize(10);
  if (issuer.issuerAddress !== null) doc.text(issuer.issuerAddress, { width: RIGHT - HALF, align: 'right' });
  if (issuer.registrationNumber !== null)
    doc.text(`登録番号　${issuer.registrationNumber}`, { width: RIGHT - HALF, align: 'right' });
  doc.y = Math.max(doc.y, below) + 28;
}

function writeSum(doc: PDFKit.PDFDocument, { kind, issuer, lines, span, method, due_date }: DocumentContent) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  doc.fontSize(11).text(kind === 'receipt' ? '領収金額（税込）' : 'ご請求金額（税込）', LEFT);
  doc
    .fontSize(26)
    .text(`¥${digits(total)}`, LEFT)
    .moveDown(0.2);
  line(doc, LEFT, doc.y, WIDTH);
  doc.moveDown(0.6).fontSize(10);
  if (kind === 'receipt') doc.text('上記の金額を正に領収いたしました。', LEFT, undefined, { width: WIDTH });
  const facts = [
    [span.from === span.until ? '取引日' : '取引期間', spanInWords(span)],
    ...(method === null ? [] : [['お支払い方法', method]]),
    ...(due_date === null ? [] : [['お支払い期限', inWords(due_date)]]),
    ...(kind === 'receipt' || issuer.bankAccount === null ? [] : [['お振込先', issuer.bankAccount]]),
  ];
  for (const [term, fact] of facts) doc.text(`${term}　${fact}`, LEFT, undefined, { width: WIDTH });
  doc.moveDown(1.6);
}

function writeLines(doc: PDFKit.PDFDocument, { lines }: DocumentContent) {
  row(doc, ['内容', '税率', '金額（税込）'], FAINT);
  for (const { words, rate, amount } of lines) row(doc, [words, `${rate}%`, `${digits(amount)}円`], INK);
  doc.moveDown(0.8);
}

function writeTaxes(doc: PDFKit.PDFDocument, { lines }: DocumentContent) {
  const options = { width: WIDTH, align: 'right' } as const;
  for (const { rate, total, tax } of taxByRate(lines))
    doc.text(`${rate}%対象　${digits(total)}円（うち消費税額　${digits(tax)}円）`, LEFT, undefined, options);
  doc.moveDown(2);
}

/** What each of a company's cost centres had washed; a new page where it does not fit. */
function writeCostCentres(doc: PDFKit.PDFDocument, { cost_centres = [] }: DocumentContent) {
  if (cost_centres.length === 0) return;
  row(doc, ['部門', 'ご依頼', 'バッグ'], FAINT);
  for (const { cost_centre, requests, bags } of cost_centres)
    row(doc, [cost_centre === '' ? '（部門なし）' : cost_centre, `${requests}件`, `${bags}個`], INK);
  doc.moveDown(1.2);
}

/** Who is not registered says so: the customer's own tax depends on it. */
function writeNotes(doc: PDFKit.PDFDocument, { issuer }: DocumentContent) {
  const kind =
    issuer.registrationNumber === null
      ? '本書は区分記載請求書等であり、適格請求書（インボイス）ではありません。'
      : '本書は適格請求書です。';
  doc.fontSize(9).fillColor(FAINT).text(kind, LEFT, undefined, { width: WIDTH });
}

/** A row of the table, with a rule below; a new page where it does not fit. */
function row(doc: PDFKit.PDFDocument, [words, rate, amount]: readonly [string, string, string], color: string) {
  const height = doc.fontSize(10).heightOfString(words, { width: COLUMNS.words.width });
  if (doc.y + height > doc.page.maxY() - 60) doc.addPage();
  const top = doc.y;
  doc.fillColor(color).text(words, COLUMNS.words.x, top, { width: COLUMNS.words.width });
  doc.text(rate, COLUMNS.rate.x, top, { width: COLUMNS.rate.width, align: 'right' });
  doc.text(amount, COLUMNS.amount.x, top, { width: COLUMNS.amount.width, align: 'right' });
  line(doc, LEFT, top + height + 4, WIDTH);
  doc.fillColor(INK);
  doc.x = LEFT;
  doc.y = top + height + 10;
}

function line(doc: PDFKit.PDFDocument, x: number, y: number, width: number) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(RULE);
}

const digits = (yen: number): string => yen.toLocaleString('ja-JP');
const inWords = (date: JstDate): string =>
  `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;
const spanInWords = ({ from, until }: DocumentContent['span']): string =>
  from === until ? inWords(from) : `${inWords(from)}〜${inWords(until)}`;
