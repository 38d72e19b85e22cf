import { Inject, Injectable } from '@nestjs/common';
import { readShiftJisForm, readYen, writeForm } from '../card/form-text.js';
import { jsonField, parseObject } from '../../../common/foreign-json.js';
import { ProviderHttp, type ProviderRequest, type ProviderResponse } from '../ports/provider-http.js';
import { ProviderSilent } from '../ports/provider-report.js';
import { cardResult, paypayPayment } from './sandbox-results.js';
import { SandboxProvider } from './sandbox-provider.js';

/**
 * The sandbox provider's interfaces for shops. It gets the bytes that a real provider would get, and answers the bytes
 * that one would answer; only they do not travel, so that a job run by hand, without a server, reaches it, too.
 */
@Injectable()
export class SandboxHttp extends ProviderHttp {
  constructor(@Inject(SandboxProvider) private readonly provider: SandboxProvider) {
    super();
  }

  async send({ method, url, body = Buffer.alloc(0) }: ProviderRequest): Promise<ProviderResponse> {
    const { pathname } = new URL(url);
    const [, api = '', path = ''] = /\/sandbox\/(card-api|paypay-api|invoice-api)(.*)/.exec(pathname) ?? [];
    if (api === 'card-api') return this.card(readShiftJisForm(body));
    if (api === 'paypay-api') return this.paypay(method, path, parseObject(body));
    if (api === 'invoice-api') return this.invoice(path, parseObject(body));
    return { status: 404, body: Buffer.alloc(0) };
  }

  private async card(fields: ReadonlyMap<string, string>): Promise<ProviderResponse> {
    const value = (name: string): string => fields.get(name) ?? '';
    const no = value('S_TORIHIKI_NO');
    if (value('JOB') === 'AC_CAPTURE') return this.charge(no, readYen(value('TOTAL')), value('AC_MEMBERID'));
    if (value('JOB') === 'QUERY') {
      const known = await this.provider.find(no);
      if (known === null) return form({ 'X-ERRCODE': '8:4004' });
      return form(known.outcome === 'open' ? { 'X-S_TORIHIKI_NO': no, 'X-STATE': 'OPEN' } : cardResult(known));
    }
    const state = value('JOB') === 'AC_STOP' ? 'stopped' : 'running';
    await this.provider.changeCard(value('AC_MEMBERID'), { state });
    return form({ 'X-ERRCODE': '' });
  }

  private async charge(no: string, amount: number, member: string): Promise<ProviderResponse> {
    const card = await this.provider.card(member);
    const opened = await this.provider.open('card', no, amount, {});
    const isGood = card.state === 'running' && card.charges !== 'decline';
    const decided = opened.outcome === 'open' ? await this.provider.decide(no, isGood ? 'approve' : 'decline') : opened;
    // Charged, but nobody hears of it: the time-out that costs money.
    if (card.charges === 'silent') throw new ProviderSilent('the sandbox was told to be silent');
    return form(cardResult(decided));
  }

  private async paypay(method: string, path: string, body: object | null): Promise<ProviderResponse> {
    const [, no = ''] = /^\/v2\/codes\/(?:payments\/)?(.+)$/.exec(path) ?? [];
    if (method === 'POST') return this.createCode(String(jsonField(body, 'merchantPaymentId')), body);
    const known = await this.provider.find(method === 'DELETE' ? no.replace(/^code-/, '') : no);
    if (known === null) return json(404, { resultInfo: { code: 'DYNAMIC_QR_PAYMENT_NOT_FOUND' } });
    if (method === 'DELETE') {
      if (known.outcome === 'open') await this.provider.decide(known.no, 'cancel');
      return json(200, { resultInfo: { code: 'SUCCESS' } });
    }
    return json(200, { resultInfo: { code: 'SUCCESS' }, data: paypayPayment(known) });
  }

  private async createCode(no: string, body: object | null): Promise<ProviderResponse> {
    if ((await this.provider.find(no)) !== null) {
      return json(400, { resultInfo: { code: 'DUPLICATE_DYNAMIC_QR_REQUEST' } });
    }
    const redirectUrl = String(jsonField(body, 'redirectUrl'));
    await this.provider.open('paypay', no, Number(jsonField(jsonField(body, 'amount'), 'amount')), { redirectUrl });
    const url = `${redirectUrl.replace(/\/api\/v1\/.*/, '')}/sandbox/paypay/${no}`;
    return json(201, { resultInfo: { code: 'SUCCESS' }, data: { codeId: `code-${no}`, url } });
  }

  /** `frd_key`s that begin with `new` are not members yet, with `ng` are refused; any other is good. */
  private async invoice(path: string, sent: object | null): Promise<ProviderResponse> {
    const body = jsonField(sent, 'body');
    const member = String(jsonField(body, 'b2bMemberId'));
    const key = `member ${member}`.slice(0, 64);
    if (path === '/member/register') {
      if (member.startsWith('ng')) return invoiceError('CE-0002', '審査の結果、登録できませんでした');
      await this.provider.open('deferred_invoice', key, 0, {});
      return json(200, { header: { status: 'SUCCESS' }, body: {} });
    }
    if (member.startsWith('ng')) return invoiceError('CE-0003', 'ご利用可能額を超えています');
    if (member.startsWith('new') && (await this.provider.find(key)) === null) {
      return invoiceError('CE-0001', '会員が存在しません');
    }
    if (path === '/Register') {
      const no = String(jsonField(body, 'b2bCreditId'));
      await this.provider.open('deferred_invoice', no, Number(jsonField(body, 'price')), {});
      await this.provider.decide(no, 'approve');
    }
    return json(200, { header: { status: 'SUCCESS' }, body: { creditAvailable: true } });
  }
}

const form = (fields: Readonly<Record<string, string>>): ProviderResponse => ({ status: 200, body: writeForm(fields) });
const json = (status: number, body: object): ProviderResponse => ({ status, body: Buffer.from(JSON.stringify(body)) });
const invoiceError = (errorCode: string, errorMessage: string): ProviderResponse =>
  json(200, { header: { status: 'ERROR' }, body: { errors: [{ errorCode, errorMessage }] } });
